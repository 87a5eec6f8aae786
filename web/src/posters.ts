// The posters of all games, those that are still to come too; fetched together, where a wall shows them.
import { poster as formula_d } from './formula_d/poster'
import { poster as grande_epreuve } from './grande_epreuve/poster'
import { poster as great_race } from './great_race/poster'
import { poster as legend } from './legend/poster'
import { poster as schneider } from './schneider/poster'

const drawn: Record<string, (height: number) => string> = {
  'great-race': great_race,
  'grande-epreuve': grande_epreuve,
  'formula-d': formula_d,
  legend,
  schneider,
}

export type Poster = (game: string, height: number, said: string) => string
let hung = 0
// A poster of so many units height on a width of 400; its ids are its own. `said` is what it is called out as.
export const poster: Poster = (game, height, said) => {
  const mark = `p${++hung}-`
  const sheet = drawn[game]?.(Math.round(height)) ?? ''
  return sheet.replaceAll('§', mark).replace('¶', said.replaceAll('"', '&quot;'))
}
