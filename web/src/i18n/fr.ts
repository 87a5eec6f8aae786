import type { Catalogue } from '.'
import { en } from './en'
import { fr_lobby } from './fr_lobby'
export const fr: Catalogue = { ...en, ...fr_lobby }
