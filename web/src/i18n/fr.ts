import type { Catalogue } from '.'
import { en } from './en'
export const fr: Catalogue = { ...en }
