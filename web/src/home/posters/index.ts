import { convoy } from './convoy'
import { epreuve } from './epreuve'
import { mille } from './mille'
import { monaco } from './monaco'
import { schneider } from './schneider'

const drawn = { 'great-race': convoy, 'grande-epreuve': epreuve, 'formula-d': monaco, legend: mille, schneider }
export type Game = keyof typeof drawn

let hung = 0
// A poster of so many units height on a width of 400; its ids are its own. `said` is what it is called out as.
export function poster(game: Game, height: number, said: string): string {
  const mark = `p${++hung}-`
  return drawn[game](Math.round(height)).replaceAll('§', mark).replace('¶', said.replaceAll('"', '&quot;'))
}
