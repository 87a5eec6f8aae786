import { en_formula_d } from './en_formula_d'
import { en_lobby } from './en_lobby'
import { en_table } from './en_table'

// The master catalogue: its keys are the keys of every language.
export const en = { ...en_table, ...en_formula_d, ...en_lobby } as const
export type Key = keyof typeof en
