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

export const car_outline =
  'M-20.5 0C-19 -3 -14.5 -5.2 -9 -5.5L1 -5.1L15.5 -3.7C17.8 -3.3 18.6 -2 18.6 0' +
  'C18.6 2 17.8 3.3 15.5 3.7L1 5.1L-9 5.5C-14.5 5.2 -19 3 -20.5 0Z'
