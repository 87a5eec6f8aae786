import { describe, expect, it } from 'vitest'
import { moments_of, places_by_round } from './history'
import type { GameEvent } from '../table/types'

const event = (kind: string, seat: number, more: Record<string, unknown> = {}): GameEvent => ({ event: kind, rule: 'FD', seat, text: '', ...more })
const race: GameEvent[] = [
  event('grid-taken', 2, { slot: 1 }),
  event('grid-taken', 1, { slot: 2 }),
  event('round-began', 0, { round: 1 }),
  event('drove', 1, { to: 'C.1.3' }),
  event('car-out', 2, { cause: 'engine' }),
  event('round-began', 0, { round: 2 }),
  event('car-finished', 1, { place: 1 }),
  event('race-over', 0),
]

describe('history', () => {
  it('has the grid first, then every round', () =>
    expect(places_by_round(race, null)).toEqual([
      [2, 1],
      [1, 2],
      [1, 2],
    ]))
  it('keeps the moments that count, in their order', () =>
    expect(moments_of(race).map(({ event: { event }, round }) => [event, round])).toEqual([
      ['car-out', 1],
      ['car-finished', 2],
    ]))
})
