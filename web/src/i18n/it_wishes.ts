import { it_options } from './it_options'
import { it_schneider_options } from './it_schneider_options'

export const it_wishes = { ...it_options, ...it_schneider_options }
