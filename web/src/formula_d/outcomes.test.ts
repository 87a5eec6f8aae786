import { describe, expect, it } from 'vitest'
import { bars_of, gathered, lines_of, percent, risks_of, type Line } from './outcomes'
import type { Odds, Outcomes, Share } from '../table/types'

const sure = (value: Share['value']): Share[] => [{ value, share: '1', chance: 1 }]
const outcomes = (given: Record<string, Share['value']>): Outcomes =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, sure(value)]))

const odds: Odds = {
  seat: 1,
  choice: 'gear 3',
  branches: 3,
  by_first_roll: [
    {
      from: 4,
      to: 4,
      chance: 0.25,
      share: '1/4',
      outcomes: outcomes({ space: 'C.9.8', stops: 1, tires_lost: 0, out: false }),
    },
    {
      from: 5,
      to: 5,
      chance: 0.5,
      share: '1/2',
      outcomes: outcomes({ space: 'C.10.1', overshoot: 1, tires_lost: 1, out: false }),
    },
    {
      from: 6,
      to: 6,
      chance: 0.25,
      share: '1/4',
      outcomes: outcomes({ space: 'C.10.2', overshoot: 2, tires_lost: 2, out: 'overshoot' }),
    },
  ],
  outcomes: {
    body_lost: [
      { value: 0, chance: 0.9 },
      { value: 1, chance: 0.1 },
    ],
    brakes_lost: sure(1),
  },
}

describe('bars', () => {
  it('names what each value of the die brings', () => {
    expect(bars_of(odds).map(({ verdict, end }) => [verdict, end])).toEqual([
      ['safe', 'C.9.8'],
      ['cost', 'C.10.1'],
      ['ruin', 'C.10.2'],
    ])
  })
  it('adds them up, the best first', () => {
    expect(lines_of(bars_of(odds)).map(({ kind, chance, lost }) => [kind, chance, lost])).toEqual([
      ['stop', 0.25, {}],
      ['over', 0.5, { tires: [1, 1] }],
      ['out', 0.25, { tires: [2, 2] }],
    ])
  })
  it('leaves out what the choice costs anyway', () => {
    expect(bars_of(odds, { tires: 1, brakes: 1 }).map(({ verdict, lost }) => [verdict, lost])).toEqual([
      ['safe', {}],
      ['safe', {}],
      ['ruin', { tires: 1 }],
    ])
  })
  it('shares lines where there are too many kinds, and leaves none out', () => {
    const line = (kind: Line['kind'], chance: number, lost: Line['lost'] = {}): Line => ({
      kind,
      verdict: 'cost',
      chance,
      lost,
    })
    const six = [
      line('stop', 0.1),
      line('safe', 0.1),
      line('cost', 0.2, { brakes: [1, 2] }),
      line('over', 0.2, { tires: [1, 3], brakes: [3, 3] }),
      line('spin', 0.1),
      line('out', 0.3),
    ]
    const said = (most: number) =>
      gathered(six, most).map(({ kind, chance, lost }) => [kind, Math.round(chance * 10), lost])
    expect(said(6)).toHaveLength(6)
    expect(said(5)).toEqual([
      ['stop', 1, {}],
      ['safe', 1, {}],
      ['cost', 4, { tires: [0, 3], brakes: [1, 3] }],
      ['spin', 1, {}],
      ['out', 3, {}],
    ])
    expect(said(3)).toEqual([
      ['safe', 2, {}],
      ['cost', 4, { tires: [0, 3], brakes: [1, 3] }],
      ['spin', 4, {}],
    ])
    expect(gathered(six, 3).at(-1)?.out).toBe(true)
  })
  it('has none without odds', () => expect(bars_of(null)).toEqual([]))
})

describe('risks', () => {
  it('leaves out what the choice costs anyway', () =>
    expect(risks_of(odds, { brakes: 1 })).toEqual([{ gauge: 'body', chance: 0.1 }]))
})

describe('percent', () => {
  it.each([
    [0.125, '12½'],
    [0.25, '25'],
    [1 / 3, '33'],
    [0.0005, '<1'],
    [1, '100'],
    [0, '0'],
  ])('%f is %s', (chance, text) => expect(percent(chance)).toBe(text))
})
