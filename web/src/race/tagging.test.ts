import { expect, test } from 'vitest'
import type { Odds } from '../table/types'
import type { Card } from '../formula_d/choices'
import { safest } from './tagging'

const card = (text: string, end: string, costs: Record<string, number | string> = {}): Card => ({
  offer: { text, label: text, json: { do: 'move' }, costs, way: [end] }, others: [], end, spaces: 7, brakes: 0, lane: 'L',
})
const odds = (body: number): Odds => ({ seat: 1, choice: '', branches: 1, outcomes: { body_lost: [{ value: 0, chance: 1 - body }, { value: 1, chance: body }] } })
const ahead: Record<string, number> = { near: 5, far: 7, pricey: 9 }

test('of ways that lose as little the farthest is marked, never a dearer one', () => {
  const cards = [card('a', 'near'), card('b', 'far'), card('c', 'pricey')]
  const known: Record<string, Odds> = { a: odds(0), b: odds(0), c: odds(0.25) }
  expect(safest(cards, (text) => known[text], (end) => ahead[end] ?? 0)?.offer.text).toBe('b')
})
