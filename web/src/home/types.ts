// What the first screens are given.
import type { Shelf } from './shelf.svelte'

export interface FirstScreen {
  shelf: Shelf
  width: number
  height: number
  starting: boolean
  poster: (game: string, height: number, said: string) => string
  open: (game: string) => void // its race, or why there is none yet
  begin: (game: string) => void
  reached_for: (game: string) => Record<string, () => void>
}
