import { fr_instructions } from './fr_instructions'
import { fr_lobby } from './fr_lobby'

export const fr_friends = { ...fr_lobby, ...fr_instructions }
