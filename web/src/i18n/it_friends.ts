import { it_instructions } from './it_instructions'
import { it_lobby } from './it_lobby'

export const it_friends = { ...it_lobby, ...it_instructions }
