import type { Livery } from '../formula_d/types'

export interface Coat {
  body: string
  light: string
  dark: string
}
export const coat = (livery: Livery): Coat =>
  livery === 'black'
    ? { body: '#26241f', light: '#7d776a', dark: '#0c0b09' }
    : { body: `var(--${livery})`, light: `var(--${livery}-hi)`, dark: `var(--${livery}-lo)` }
