import { beforeAll, describe, expect, test } from 'vitest'
import cards from '../../../content/schneider/cards.json'
import { speak_of } from '../i18n'
import type { Offer } from '../table/types'
import { print_of } from './cards'
import { brief_of, exchange_in, line_of, speed_of, tests_of, title_of } from './choices'

beforeAll(() => speak_of('schneider/race'))
// Labels are for people: nothing may be read out of them.
const offer = (json: Record<string, unknown>, facts: Record<string, unknown>): Offer => ({
  text: 'x',
  label: 'words that say nothing',
  json,
  costs: {},
  facts,
})

describe('answers are told from their facts', () => {
  test('a flight: its speed and the lines on its way', () => {
    const tests = [
      { line: 6, limit: 7, hazard: 'clean' },
      { line: 5, limit: 6, hazard: 'draw' },
    ]
    const card = offer({ do: 'play', card: 'GB-03', value: 6 }, { speed: 7, tests })
    expect(speed_of(card)).toBe(7)
    expect(title_of(card)).toBe('flies 7')
    expect(tests_of(card)).toEqual(tests)
  })
  test('what raises a component does something else on a basic cockpit', () => {
    const level = (card: string, basic: boolean) =>
      line_of(offer({ do: 'marker', board: 'card', place: 1 }, { card, missing: 1 }), basic)
    const any = cards.development.find(({ effect }) => effect === 'LVL:any')?.id ?? ''
    const cooling = cards.development.find(({ effect }) => effect === 'LVL:cooling')?.id ?? ''
    expect(level(cooling, false)).toContain('Cooling rises a level')
    expect(level(cooling, true)).toContain('one DAMAGE less in your bag')
    expect(level(any, true)).toContain('one DAMAGE less in your bag and one ALERT more in your bag')
  })
  test('a component that is hit, a token that comes off', () => {
    expect(line_of(offer({ do: 'hit', component: 'cooling' }, { token: 'damage', square: 2, fault: 'hand-1' }))).toBe(
      'Square 2: one card less in hand',
    )
    expect(line_of(offer({ do: 'hit', component: 'cooling' }, { token: 'alert', square: 2, fault: 'hand-1' }))).toBe(
      'Square 2: no harm. Shut off: one card less in hand',
    )
    expect(line_of(offer({ do: 'hit', component: 'cooling' }, { token: 'alert', square: 3, fault: 'blank' }))).toBe(
      'Square 3: nothing happens',
    )
    expect(line_of(offer({ do: 'repair', component: 'cooling', square: 1 }, { token: 'alert' }))).toBe(
      'ALERT on square 1',
    )
    expect(line_of(offer({ do: 'repair', component: 'cooling', square: 3 }, { token: 'damage' }))).toBe(
      'DAMAGE on square 3',
    )
  })
  test('a course by its key, a marker by its card and what is missing', () => {
    expect(title_of(offer({ do: 'course', course: 6 }, { course: 'venice-1927' }))).toMatch(/Venice/)
    expect(line_of(offer({ do: 'marker', board: 'card', place: 1 }, { card: 'M07', missing: 2 }))).toMatch(
      /^2 markers short/,
    )
    expect(line_of(offer({ do: 'marker', board: 'card', place: 1 }, { card: 'M07', missing: 0 }))).toMatch(/^Yours now/)
    expect(line_of(offer({ do: 'marker', board: 'show', place: 1 }, { coins: 15 }))).toBe('15 AIRCOINS at once')
  })
  test('an exchange by its prices; without one there are none', () => {
    const exchange = [
      { card: 'GB-01', price: 30, payable: false },
      { card: 'GB-10', price: 0, payable: true },
    ]
    expect(
      exchange_in(offer({ do: 'marker', board: 'card', place: 1 }, { card: 'M07', missing: 0, exchange }).facts),
    ).toEqual(exchange)
    expect(exchange_in(offer({ do: 'marker', board: 'show', place: 1 }, { coins: 15 }).facts)).toEqual([])
    expect(exchange_in(undefined)).toEqual([])
  })
  test('cards are alike only when the same is printed on them', () => {
    const prints = Array.from({ length: 10 }, (_, i) => print_of(`FR-${String(i + 1).padStart(2, '0')}`))
    expect(new Set(prints).size).toBeLessThan(10)
    expect(print_of('FR-01')).not.toBe(print_of('FR-10'))
    expect(print_of('FR-01')).not.toBe(print_of('GB-01'))
  })
  test('among many answers only what the board does not show', () => {
    expect(brief_of(offer({ do: 'marker', board: 'card', place: 1 }, { card: 'M07', missing: 2 }))).toBe(
      '2 markers short.',
    )
    expect(brief_of(offer({ do: 'buy', card: 'FR-04', coins: true }, {}))).toBe('One marker and 5 AIRCOINS.')
    expect(brief_of(offer({ do: 'buy', card: null }, {}))).toBe('')
    expect(brief_of(offer({ do: 'marker', board: 'show', place: 1 }, { coins: 15 }))).toBe('15 AIRCOINS at once')
  })
})
