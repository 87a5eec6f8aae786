import type { Catalogue } from '.'
import { it_formula_d } from './it_formula_d'
import { it_lobby } from './it_lobby'
import { it_table } from './it_table'

export const it: Catalogue = { ...it_table, ...it_formula_d, ...it_lobby }
