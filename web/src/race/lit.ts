// What is lit on a board for the choice one points at.
import type { SpaceName } from '../table/types'

export interface Lit {
  way: SpaceName[]
  ends: { space: SpaceName; safe: boolean }[]
}
export const nothing_lit: Lit = { way: [], ends: [] }
