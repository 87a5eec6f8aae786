import { fr_lobby } from './fr_lobby'
import { fr_options } from './fr_options'

export const fr_friends = { ...fr_lobby, ...fr_options }
