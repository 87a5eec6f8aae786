// A race alone against bots and autopilots, begun with one click.
import { game_of } from './games'
import { drawn, games, house } from './table/house'
import { LocalTable } from './table/local'
import { races } from './table/saves'
import type { Setup } from './table/types'

export async function begin_solo(game: string, preset = game_of(game).solo.preset, you = 'You'): Promise<LocalTable> {
  const { games: known } = await games(house(game))
  const info = known.find(({ key }) => key === game)
  const chosen = info?.presets.find(({ key }) => key === preset)
  const setup: Setup = {
    game,
    ...(chosen ? { circuit: chosen.circuit, options: chosen.options } : {}),
    seats: [{ name: you, pilot: 'person' }, ...game_of(game).solo.seats(chosen?.options, info)],
  }
  return LocalTable.begin(house(game), await races(), setup)
}

export async function resume_solo(id: string): Promise<LocalTable | null> {
  const kept = await races()
  const race = await kept.get(id)
  return race && LocalTable.resume(house(race.setup.game), kept, id)
}

// The same race once more, with new dice.
export async function begin_again(setup: Setup): Promise<LocalTable> {
  return LocalTable.begin(house(setup.game), await races(), setup)
}

// Fetches the house and draws the board of the race a poster starts, for somebody who seems to want it.
export async function warm_up(game: string): Promise<void> {
  await games(house(game))
  await drawn(house(game), game_of(game).first_circuit)
}
