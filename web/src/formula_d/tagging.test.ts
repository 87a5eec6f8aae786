import { expect, test } from 'vitest'
import type { Odds } from '../table/types'
import type { Card } from './choices'
import { safest, safest_gear } from './tagging'

const card = (text: string, end: string, costs: Record<string, number | string> = {}): Card => ({
  offer: { text, label: text, json: { do: 'move' }, costs, way: [end] },
  others: [],
  end,
  spaces: 7,
  brakes: 0,
  lane: 'L',
})
const odds = (body: number): Odds => ({
  seat: 1,
  choice: '',
  branches: 1,
  outcomes: {
    body_lost: [
      { value: 0, chance: 1 - body },
      { value: 1, chance: body },
    ],
  },
})
const ahead: Record<string, number> = { near: 5, far: 7, pricey: 9 }

test('of ways that lose as little the farthest is marked, never a dearer one', () => {
  const cards = [card('a', 'near'), card('b', 'far'), card('c', 'pricey')]
  const known: Record<string, Odds> = { a: odds(0), b: odds(0), c: odds(0.25) }
  expect(
    safest(
      cards,
      (text) => known[text],
      (end) => ahead[end] ?? 0,
    )?.offer.text,
  ).toBe('b')
})

const rolls = (from: number, to: number, out: number, tires: number): Odds => ({
  seat: 1,
  choice: '',
  branches: 1,
  by_first_roll: [{ from, to, chance: 1, outcomes: {} }],
  outcomes: {
    out: [
      { value: false, chance: 1 - out },
      { value: 'overshoot', chance: out },
    ],
    spun: [{ value: false, chance: 1 }],
    tires_lost: [{ value: tires, chance: 1 }],
  },
})
test('the gear that is marked does not end the race, nor crawl', () => {
  const cards = ['gear 2', 'gear 3', 'gear 4', 'gear 5'].map((text) => card(text, ''))
  const known: Record<string, Odds | null> = {
    'gear 2': rolls(2, 4, 0, 0),
    'gear 3': rolls(4, 8, 0, 0),
    'gear 4': rolls(7, 12, 0.4, 1),
    'gear 5': null,
  }
  expect(safest_gear(cards, (text) => known[text])?.offer.text).toBe('gear 3')
  expect(safest_gear(cards, () => null)).toBeUndefined()
})
test('a faster gear that may hurt is not marked while a slower one loses nothing', () => {
  const cards = ['gear 4', 'gear 5'].map((text) => card(text, ''))
  const known: Record<string, Odds> = { 'gear 4': rolls(7, 12, 0, 0), 'gear 5': rolls(11, 20, 0, 0.02) }
  expect(safest_gear(cards, (text) => known[text])?.offer.text).toBe('gear 4')
})
test('a gear that leaves a corner too early is not marked, though in qualifying it costs no points', () => {
  const cards = ['gear 3', 'gear 4'].map((text) => card(text, ''))
  const late = rolls(7, 12, 0, 0)
  const known: Record<string, Odds> = {
    'gear 3': rolls(4, 8, 0, 0),
    'gear 4': {
      ...late,
      outcomes: {
        ...late.outcomes,
        overshoot: [
          { value: 3, chance: 0.5 },
          { value: 0, chance: 0.5 },
        ],
      },
    },
  }
  expect(safest_gear(cards, (text) => known[text])?.offer.text).toBe('gear 3')
})
