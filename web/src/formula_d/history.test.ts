import { describe, expect, it } from 'vitest'
import { leads_of, moments_of, places_by_round } from './history'
import type { GameEvent } from '../table/types'

const event = (kind: string, seat: number, more: Record<string, unknown> = {}): GameEvent => ({
  event: kind,
  rule: 'FD',
  seat,
  text: '',
  ...more,
})
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
  it('tells who took the lead and held it, and who kept it', () => {
    const first = (leaders: string) => [...leaders].map((seat) => [Number(seat), 9])
    const told = (leaders: string, most?: number) =>
      leads_of(first(leaders), most).map(({ event: { event, seat }, round }) => [event, seat, round])
    expect(told('1112222')).toEqual([['lead-kept', 2, 3]])
    expect(told('1111111')).toEqual([]) // from the grid to the flag
    expect(told('12121333312222')).toEqual([
      ['lead-taken', 3, 5],
      ['lead-kept', 2, 10],
    ])
    expect(told('111222233333111')).toEqual([
      ['lead-taken', 2, 3],
      ['lead-taken', 3, 7],
      ['lead-kept', 1, 12],
    ])
    expect(told('111222233333111', 2)).toEqual([
      ['lead-taken', 3, 7],
      ['lead-kept', 1, 12],
    ])
  })
  it('keeps the moments that count, in their order', () =>
    expect(moments_of(race, places_by_round(race, null)).map(({ event: { event }, round }) => [event, round])).toEqual([
      ['car-out', 1],
      ['car-finished', 2],
    ]))
})
