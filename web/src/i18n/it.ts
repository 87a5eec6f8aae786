import { it_formula_d } from './it_formula_d'
import { it_table } from './it_table'

export const it = { ...it_table, ...it_formula_d }
