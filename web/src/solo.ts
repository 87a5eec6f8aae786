// A race alone against bots and autopilots, begun with one click.
import { game_of } from './games'
import { rivals } from './match/types'
import { drawn, games, house, local_game } from './table/house'
import { suggested_level } from './table/level'
import { autopilots_of, flown_by_rules, liked_setup, liking } from './table/liking'
import { LocalTable } from './table/local'
import { races } from './table/saves'
import type { Setup } from './table/types'

// The level, the number of rivals and the circuit are those the driver likes; a level he has not named is suggested by
// his past races.
export async function begin_solo(game: string, preset = game_of(game).solo.preset, you = 'You'): Promise<LocalTable> {
  const info = await local_game(game)
  const chosen = info?.presets.find(({ key }) => key === preset)
  const usual = game_of(game).solo.seats(chosen?.options, info)
  const kept = await races()
  if (!info) return LocalTable.begin(house(game), kept, { game, seats: [{ name: you, pilot: 'person' }, ...usual] })
  const liked = preset === game_of(game).solo.preset ? liking(game) : {}
  const level =
    [flown_by_rules, ...info.levels].find((one) => one === liked.level) ??
    (autopilots_of(chosen?.options) > 0
      ? flown_by_rules
      : suggested_level(
          info.levels,
          (await kept.list()).filter(({ setup }) => setup.game === game),
        ))
  const setup = liked_setup(info, chosen, usual, { ...liked, level }, you, rivals)
  return LocalTable.begin(house(game), kept, setup)
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
