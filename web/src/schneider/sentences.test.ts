import { beforeAll, expect, test } from 'vitest'
import { speak_of } from '../i18n'
import type { GameEvent } from '../table/types'
import { lines_of, moments_of } from './sentences'

beforeAll(() => speak_of('schneider/race'))
const teller = { name: (seat: number) => (seat === 1 ? 'You' : 'Greig'), you: 1 }
const event = (kind: string, seat: number, more: Record<string, unknown> = {}): GameEvent => ({
  event: kind,
  rule: 'ST-X-01',
  seat,
  text: `⟦${seat}⟧ ⟦${seat}?do|does⟧ ${kind}.`,
  ...more,
})
const flight = (seat: number): GameEvent[] => [
  event('turn-began', seat),
  event('card-played', seat, { value: 4, rule: 'ST-CARD-05' }),
  event('token-returned', seat, { text: 'DAMAGE back into the bag.' }),
  event('speed-set', seat, { speed: 5, drafting: 1, rule: 'ST-SPEED-01' }),
  event('flew', seat, { rule: 'ST-MOVE-01' }),
]

test('a turn is one line; the name is said once, by the first sentence that has it', () => {
  expect(lines_of(flight(2), teller)[0]?.sentences).toEqual([
    '⟦Greig⟧ does card-played.',
    'DAMAGE back into the bag.',
    'Does flew.',
  ])
})
test('whoever sits here is spoken to', () => {
  expect(lines_of(flight(1), teller)[0]?.sentences[0]).toBe('⟦You⟧ do card-played.')
})
test('of a speed that is not the card’s the rule comes before that of the flight', () => {
  const rules = lines_of(flight(2), teller)[0]?.rules ?? []
  expect(rules.indexOf('ST-SPEED-01')).toBe(0)
  expect(rules).toContain('ST-MOVE-01')
  const plain = flight(2).map((each) => (each.event === 'speed-set' ? { ...each, drafting: 0 } : each))
  expect(lines_of(plain, teller)[0]?.rules).not.toContain('ST-SPEED-01')
})
test('of scores only the first is a moment, of bets those that paid', () => {
  const told = [
    event('lap-scored', 1, { rank: 2, points: 8 }),
    event('lap-scored', 2, { rank: 1, points: 10 }),
    event('bet-shown', 1, { points: 0, coins: 0 }),
  ]
  expect(moments_of(told).map(({ event: { seat } }) => seat)).toEqual([2])
})
test('of what happens often only the boldest are moments', () => {
  const fast = [4, 9, 5, 7, 6].map((speed) => event('oversped', 1, { speed, line: 3 }))
  const bets = [1, 3, 0, 2].map((points) => event('bet-shown', 1, { points, coins: 5 }))
  expect(moments_of(bets).map(({ event: { points } }) => points)).toEqual([1, 3, 2])
  const told = [...fast, event('pushed-on', 1), event('pushed-on', 2), event('crashed', 2)]
  expect(moments_of(told).map(({ event: { event: name, speed } }) => [name, speed])).toEqual([
    ['oversped', 9],
    ['oversped', 7],
    ['oversped', 6],
    ['pushed-on', undefined],
    ['crashed', undefined],
  ])
})
