import { describe, expect, test } from 'vitest'
import {
  asked_for,
  first_wish,
  link_of,
  local_setup,
  table_of_path,
  with_option,
  with_pace,
  with_preset,
} from '../src/lobby/wish'
import type { Catalogue, GameInfo } from '../src/table/types'
import { engine } from './support'

async function formula_d(): Promise<GameInfo> {
  const game = (await engine()).call<Catalogue>({ do: 'games' }).games[0]
  if (!game) throw new Error('no games')
  return game
}

describe('a wish for a table', () => {
  test('is a whole table from the start', async () => {
    const game = await formula_d()
    const { setup, seats, pace } = asked_for(first_wish(game, 'Ada'), game, 'Driver')
    expect(setup).toEqual({ game: 'formula-d', circuit: 'monaco', options: {} })
    expect(seats[0]).toEqual({ pilot: 'me', name: 'Ada' })
    expect(seats[1]).toEqual({ pilot: 'open' })
    expect(new Set(seats.map(({ name }) => name)).size).toBe(seats.length)
    expect(pace).toEqual({ kind: 'live', seconds: 0, expiry: 'rules' })
  })

  test('every preset opens a match', async () => {
    const game = await formula_d()
    const house = await engine()
    for (const preset of game.presets) {
      const { setup, seats } = asked_for(with_preset(first_wish(game, ''), preset), game, 'Driver')
      const opened = { ...setup, seats: seats.length }
      expect(house.call({ do: 'open', setup: opened, seed: '0'.repeat(64) })).toHaveProperty('handle')
    }
  })

  test('an option set back to its usual value is left out', async () => {
    const game = await formula_d()
    const rainy = with_option(first_wish(game, ''), game, 'weather', true)
    expect(rainy.options).toEqual({ weather: true })
    expect(rainy.preset).toBe('')
    expect(with_option(rainy, game, 'weather', false).options).toEqual({})
  })

  test('around one screen friends sit here, and bots keep their seats', async () => {
    const game = await formula_d()
    const here = with_pace(first_wish(game, 'Ada'), 'here')
    const setup = local_setup(here, game, 'Driver')
    expect(setup.seats).toMatchObject([
      { name: 'Ada', pilot: 'person' },
      { name: 'Driver 2', pilot: 'person' },
      { pilot: 'club' },
      { pilot: 'club' },
    ])
    expect((await engine()).call({ do: 'open', setup, seed: '0'.repeat(64) })).toHaveProperty('handle')
    const back = asked_for(with_pace(here, 'slow'), game, 'Driver')
    expect(back.seats.map(({ pilot }) => pilot)).toEqual(['me', 'open', 'bot', 'bot'])
    expect(back.pace).toEqual({ kind: 'slow', hours: 24, expiry: 'rules' })
  })

  test('links keep their key behind the hash', () => {
    const link = new URL(link_of('https://paddock.example', 'k3v9', 'secret'))
    expect(link.pathname).toBe('/t/k3v9')
    expect(link.search).toBe('')
    expect(link.hash).toBe('#secret')
    expect(table_of_path(link.pathname)).toBe('k3v9')
    expect(table_of_path('/tables')).toBeNull()
  })
})
