import { it_instructions } from './it_instructions'
import { it_lobby } from './it_lobby'
import { it_options } from './it_options'
import { it_schneider_options } from './it_schneider_options'

export const it_friends = { ...it_lobby, ...it_options, ...it_schneider_options, ...it_instructions }
