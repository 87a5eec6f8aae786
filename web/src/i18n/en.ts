import { en_formula_d } from './en_formula_d'
import { en_table } from './en_table'

// The master catalogue of what a race needs: its keys are the keys of every language.
export const en = { ...en_table, ...en_formula_d } as const
