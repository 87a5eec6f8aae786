import { afterAll, beforeAll, expect, test } from 'vitest'
import { speak, speak_of } from '../i18n'
import type { GameEvent } from '../table/types'
import { laps_of, races_of, reason_of, ties, victory } from './campaign'
import { moments_of } from './sentences'

beforeAll(() => speak_of('schneider/race'))
afterAll(() => speak('en'))

const event = (name: string, rest: Partial<GameEvent> = {}): GameEvent => ({
  event: name,
  rule: 'ST-RACE-01',
  text: '',
  ...rest,
})
const teller = { name: (seat: number) => `P${seat}`, you: 1 }
const told: GameEvent[] = [
  event('race-began', { race: 1, course: 'monaco-1914' }),
  event('lap-began', { lap: 3 }),
  event('crashed', { seat: 2, square: '4' }),
  event('race-ranked', { seat: 1, rank: 1, points: 20, ahead_by: 'lap-wins', rule: 'ST-RACE-02' }),
  event('race-ranked', { seat: 2, rank: 2, points: 20, ahead_by: 'level' }),
  event('year-began', { stage: 1 }),
  event('card-taken', { seat: 2, card: 'M07' }),
  event('race-began', { race: 2, course: 'venice-1927' }),
  event('lap-began', { lap: 1 }),
  event('crashed', { seat: 1, square: '9' }),
]

test('races are told with their ranks, one that is not flown to its end is not', () => {
  const races = races_of(told)
  expect(races).toHaveLength(1)
  expect(races[0]).toMatchObject({
    race: 1,
    course: 'monaco-1914',
    ranked: [{ seat: 1, points: 20, ahead_by: 'lap-wins' }, { seat: 2 }],
  })
})
test('the laps of the last race are told by who was where', () => {
  const scored = (seat: number, rank: number) => event('lap-scored', { seat, rank, points: 0 })
  const grid = [event('grid-taken', { seat: 2, place: 1 }), event('grid-taken', { seat: 1, place: 2 })]
  const flown = [
    ...grid,
    scored(1, 1),
    scored(2, 2),
    event('grid-taken', { seat: 1, place: 1 }),
    scored(2, 1),
    scored(1, 2),
  ]
  expect(laps_of([...told, scored(1, 1), event('race-began', { race: 3, course: 'monaco-1914' }), ...flown])).toEqual([
    [2, 1],
    [1, 2],
    [2, 1],
  ])
  expect(laps_of([])).toEqual([[]])
})
test('moments carry their race, those of a year no lap', () => {
  expect(moments_of(told).map(({ event: { event: name }, race, lap }) => [name, race, lap])).toEqual([
    ['crashed', 1, 3],
    ['race-ranked', 1, 3],
    ['card-taken', 1, 0],
    ['crashed', 2, 1],
  ])
})
test('the reason comes from the rules and is put into words', () => {
  expect(victory(1, 'silver', teller)).toBe('⟦P1⟧ win: level on gold cups, more silver.')
  expect(victory(2, 'trophy', teller)).toBe('⟦P2⟧ wins: three races won.')
  expect(
    ties(
      [
        { seat: 3, ahead_by: 'gold' },
        { seat: 1, ahead_by: 'points' },
        { seat: 2, ahead_by: 'level' },
      ],
      'gold',
      teller,
    ),
  ).toEqual(['⟦P1⟧ before ⟦P2⟧: level on cups, more VP in all races.'])
  expect(reason_of('position')).toBe('')
})
