// A race alone against bots, begun with one click.
import { board, games, house } from './house'
import { LocalTable } from './local'
import { races } from './saves'
import type { Setup } from './types'

// Drivers of no particular history, two to a team.
const rivals = ['Bellandi', 'Marchand', 'Valcourt', 'Ashworth', 'Pemberton', 'de Wael', 'Verhulst', 'von Rehn', 'Lindner']

export async function begin_solo(game = 'formula-d', preset = 'first-race', you = 'You'): Promise<LocalTable> {
  const { games: known } = await games(house())
  const chosen = known.find(({ key }) => key === game)?.presets.find(({ key }) => key === preset)
  const setup: Setup = {
    game,
    ...(chosen ? { circuit: chosen.circuit, options: chosen.options } : {}),
    seats: [{ name: you, pilot: 'person' }, ...rivals.map((name) => ({ name, pilot: 'club' }))],
  }
  return LocalTable.begin(house(), await races(), setup)
}

export async function resume_solo(id: string): Promise<LocalTable | null> {
  return LocalTable.resume(house(), await races(), id)
}

// The same race once more, with new dice.
export async function begin_again(setup: Setup): Promise<LocalTable> {
  return LocalTable.begin(house(), await races(), setup)
}

// Fetches the house and draws the board of the next race while the posters are looked at.
export async function warm_up(): Promise<void> {
  await games(house())
  await board(house(), 'monaco')
}
