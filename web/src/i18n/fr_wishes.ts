import { fr_options } from './fr_options'
import { fr_schneider_options } from './fr_schneider_options'

export const fr_wishes = { ...fr_options, ...fr_schneider_options }
