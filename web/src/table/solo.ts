// A race alone against bots and autopilots, begun with one click.
import { game_of } from '../games'
import { board, games, house } from './house'
import { LocalTable } from './local'
import { races } from './saves'
import type { Setup } from './types'

export async function begin_solo(game = 'formula-d', preset = game_of(game).solo.preset, you = 'You'): Promise<LocalTable> {
  const { games: known } = await games(house())
  const chosen = known.find(({ key }) => key === game)?.presets.find(({ key }) => key === preset)
  const setup: Setup = {
    game,
    ...(chosen ? { circuit: chosen.circuit, options: chosen.options } : {}),
    seats: [{ name: you, pilot: 'person' }, ...game_of(game).solo.seats(chosen?.options)],
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
  await board(house(), game_of('formula-d').first_circuit)
}
