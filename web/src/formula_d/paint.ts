import type { Livery } from './types'

export interface Paint {
  body: string
  light: string
  dark: string
  stripes: string | null
}
export const paint_of = (livery: Livery): Paint => ({
  body: `var(--${livery})`,
  light: `var(--${livery}-hi)`,
  dark: `var(--${livery}-lo)`,
  stripes: livery.endsWith('-2') ? `var(--${livery}-lo)` : null,
})
