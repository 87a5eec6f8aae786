import type { Catalogue } from '.'
import { en } from './en'
export const it: Catalogue = { ...en }
