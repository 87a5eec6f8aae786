import type { Livery } from '../formula_d/types'

export interface Coat {
  body: string
  light: string
  dark: string
  stripes: string | null
}
export const coat = (livery: Livery): Coat => ({
  body: `var(--${livery})`,
  light: `var(--${livery}-hi)`,
  dark: `var(--${livery}-lo)`,
  stripes: livery.endsWith('-2') ? `var(--${livery}-lo)` : null,
})
