import { mount } from 'svelte'
import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'
import './offline'
import App from './App.svelte'

const target = document.getElementById('app')
if (target === null) throw new Error('The page has no place for the table.')

export default mount(App, { target })
