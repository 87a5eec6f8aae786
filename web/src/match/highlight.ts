// What is highlighted on a board for the choice one points at.
import type { SpaceName } from '../table/types'

export interface Highlight {
  way: SpaceName[]
  ends: { space: SpaceName; safe: boolean }[]
}
export const no_highlight: Highlight = { way: [], ends: [] }
