import type { Catalogue } from '.'
import { fr_formula_d } from './fr_formula_d'
import { fr_lobby } from './fr_lobby'
import { fr_table } from './fr_table'

export const fr: Catalogue = { ...fr_table, ...fr_formula_d, ...fr_lobby }
