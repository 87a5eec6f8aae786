import { fr_formula_d } from './fr_formula_d'
import { fr_table } from './fr_table'

export const fr = { ...fr_table, ...fr_formula_d }
