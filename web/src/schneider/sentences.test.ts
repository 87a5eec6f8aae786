import { afterEach, beforeAll, expect, test } from 'vitest'
import cards from '../../../content/schneider/cards.json'
import { speak, speak_of } from '../i18n'
import type { GameEvent } from '../table/types'
import { card_title } from './cards'
import { lines_of, moments_of } from './sentences'

beforeAll(() => speak_of('schneider/race'))
afterEach(() => speak('en'))
const teller = { name: (seat: number) => (seat === 1 ? 'You' : 'Greig'), you: 1 }
const event = (kind: string, seat: number, more: Record<string, unknown> = {}): GameEvent => ({
  event: kind,
  rule: 'ST-X-01',
  seat,
  text: '',
  ...more,
})
const flight = (seat: number): GameEvent[] => [
  event('turn-began', seat),
  event('card-played', seat, { card: 'GB-03', value: 4, dive: false }),
  event('token-returned', seat, { token: 'damage', rule: 'ST-MC-01' }),
  event('speed-set', seat, { speed: 5 }),
  event('flew', seat, { from: '1', to: '6' }),
  event('pushed-on', seat, { to: '7' }),
]

test('a turn is one line; the name is said once, by the first sentence that has it', () => {
  const [line] = lines_of(flight(2), teller)
  expect(line?.sentences).toEqual([
    'DAMAGE back into the bag by the card.',
    '⟦Greig⟧ plays 4 and flies 5, to square 6.',
    'Finds the square taken and is pushed on.',
  ])
})
test('whoever sits here is spoken to', () => {
  expect(lines_of(flight(1), teller)[0]?.sentences[1]).toBe('⟦You⟧ play 4 and fly 5, to square 6.')
})
test('a speed that is not the card’s says why, and so does the first rule', () => {
  const [line] = lines_of(
    [
      event('turn-began', 2),
      event('card-played', 2, { card: 'GB-03', value: 4, dive: false, rule: 'ST-CARD-05' }),
      event('speed-set', 2, { speed: 5, drafting: 2, air: -1, handicap: 0, skill: 0, rule: 'ST-SPEED-01' }),
      event('flew', 2, { from: '1', to: '6', rule: 'ST-MOVE-01' }),
    ],
    teller,
  )
  expect(line?.sentences).toEqual(['⟦Greig⟧ plays 4 and flies 5 (+2 draft, −1 wind), to square 6.'])
  expect(line?.rules).toEqual(['ST-SPEED-01', 'ST-CARD-05', 'ST-MOVE-01'])
})
test('a card that sets the speed says how', () => {
  const pylon = cards.autopilot.britain.find(({ effect }) => effect === 'PYLON')
  expect(pylon).toBeDefined()
  const [line] = lines_of(
    [
      event('turn-began', 2),
      event('card-played', 2, { card: pylon?.id, value: 4, dive: false, rule: 'ST-CARD-05' }),
      event('speed-set', 2, { speed: 6, drafting: 0, air: 0, handicap: 0, skill: 0, rule: 'ST-AUTO-28' }),
      event('flew', 2, { from: '1', to: '7', rule: 'ST-MOVE-01' }),
    ],
    teller,
  )
  expect(line?.sentences).toEqual(['⟦Greig⟧ plays 4 and flies 6 (up to the pylon), to square 7.'])
  expect(line?.rules[0]).toBe('ST-AUTO-28')
})
test('a marker on a card is told by the name of the card that lies there', () => {
  const placed = event('marker-placed', 1, { board: 'card', place: 6 })
  expect(lines_of([placed], teller)[0]?.sentences).toEqual(['⟦You⟧ place a marker on card 6.'])
  const shown = (card: string) => event('card-shown', 0, { card, place: 6 })
  expect(lines_of([shown('M01'), shown('M07'), placed], teller)[0]?.sentences).toEqual([
    `⟦You⟧ place a marker on ${card_title('M07')}.`,
  ])
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
test.each([
  ['en', 'flies for the United States', 'had bet on the United States', 'to square 6'],
  ['fr', 'vole pour les États-Unis', 'pari sur les États-Unis', 'jusqu’à la case 6'],
  ['it', 'vola per gli Stati Uniti', 'scommessa sugli Stati Uniti', 'fino alla casella 6'],
] as const)('nations and squares have their articles: %s', async (tongue, flies, bet, to) => {
  await speak(tongue)
  const told = lines_of(
    [
      event('nation-taken', 2, { nation: 'usa' }),
      event('bet-shown', 2, { on: 'usa', points: 1, coins: 0 }),
      ...flight(2),
    ],
    teller,
  )
    .flatMap(({ sentences }) => sentences)
    .join(' ')
  for (const words of [flies, bet, to]) expect(told).toContain(words)
})
