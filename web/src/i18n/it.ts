import type { Catalogue } from '.'
import { en } from './en'
import { it_lobby } from './it_lobby'
export const it: Catalogue = { ...en, ...it_lobby }
