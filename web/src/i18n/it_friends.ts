import { it_lobby } from './it_lobby'
import { it_options } from './it_options'

export const it_friends = { ...it_lobby, ...it_options }
