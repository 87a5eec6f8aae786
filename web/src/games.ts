// The games this page can show: for each its entry (match/types.ts), and their order on the wall of posters. A game
// that has none is shown by the plain page.
import { formula_d } from './formula_d/game'
import { t, told } from './i18n'
import type { Game } from './match/types'
import { plain } from './plain/game'
import { schneider } from './schneider/game'
import { modules } from './table/modules'

const known: Record<string, Game> = { 'formula-d': formula_d, schneider }
export const all_games: readonly string[] = Object.keys(known) // with a page of their own
export const wall = ['great-race', 'grande-epreuve', 'formula-d', 'legend', 'schneider'] as const
export const first_game = wall[2] // the middle poster: the next race
export const posters = () => import('./posters')

// Whether it can be played in this browser.
export const offered = (game: string): boolean => modules.has(game)
export const game_of = (game: string): Game => known[game] ?? plain

// A part of the words of every game.
export const of_games = (part: string): string[] => all_games.map((game) => `${game}/${part}`)
const words = (key: string): string =>
  key
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
// The cloth of its programmes and of its tab in the rulebook: --cover-… of tokens.css.
export const cover_of = (game: string): number => (wall as readonly string[]).indexOf(game) + 1 || 1
export const game_name = (game: string): string => told(`home.${game}`, words(game))
export const circuit_name = (key: string): string => told(`circuit.${key}`, told(`schneider.course.${key}`, words(key)))
// What somebody without a name is called at a table of this game.
export const guest_name = (game: string): string => told(`lobby.name.${game}`, t('results.driver'))

// The games whose rules can be read here.
export const with_rules: readonly string[] = all_games

// The game a rule belongs to, by the letters its id begins with.
export const game_of_rule = (rule: string | null): string =>
  Object.entries(known).find(([, { rules }]) => rule?.startsWith(rules))?.[0] ?? first_game
