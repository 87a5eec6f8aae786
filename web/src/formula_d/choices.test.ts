import { beforeAll, describe, expect, it } from 'vitest'
import { speak_of } from '../i18n'
import { cards_of, chips_of, is_ruin, label_of } from './choices'
import type { Offer } from '../table/types'

beforeAll(() => speak_of('formula-d/race'))

const drive = (path: string, way: string[], costs: Offer['costs'] = {}, brakes = 0): Offer => ({
  text: `move ${path}`,
  label: '',
  json: { do: 'move', path, brakes },
  costs,
  way,
})

describe('cards', () => {
  it('gathers ways that end alike and cost the same', () => {
    const cards = cards_of([drive('LR1', ['L.1.1', 'C.1.2', 'C.1.3']), drive('3', ['C.1.1', 'C.1.2', 'C.1.3'])])
    expect(cards).toHaveLength(1)
    expect(cards[0]!.offer.text).toBe('move 3')
    expect(cards[0]!.others).toHaveLength(1)
  })
  it('keeps apart what costs differently, the cheaper first', () => {
    const cards = cards_of([drive('2', ['C.1.1', 'C.1.2'], { brakes: 1 }, 1), drive('3', ['C.1.1', 'C.1.2', 'C.1.3'])])
    expect(cards.map(({ spaces }) => spaces)).toEqual([3, 2])
  })
  it('puts ruin last', () => {
    const cards = cards_of([
      drive('3', ['C.1.3'], { out: 'overshoot' }),
      drive('1', ['C.1.1'], { brakes: 3, tires: 2 }),
    ])
    expect(is_ruin(cards[1]!.offer)).toBe(true)
  })
})

describe('words', () => {
  it('tells costs as chips', () =>
    expect(chips_of(drive('1', ['C.1.1'], { tires: 2, brakes: 1, spins: true })).map(({ text }) => text)).toEqual([
      '2 tyres',
      '1 brake',
      'spins',
    ]))
  it('names an answer it does not know as the rules do', () =>
    expect(label_of({ text: 'x', label: 'Something new', json: { do: 'x' }, costs: {} }, null, String)).toBe(
      'Something new',
    ))
})
