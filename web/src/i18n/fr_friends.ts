import { fr_instructions } from './fr_instructions'
import { fr_lobby } from './fr_lobby'
import { fr_options } from './fr_options'
import { fr_schneider_options } from './fr_schneider_options'

export const fr_friends = { ...fr_lobby, ...fr_options, ...fr_schneider_options, ...fr_instructions }
