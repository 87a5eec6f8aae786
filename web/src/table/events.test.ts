import { describe, expect, test } from 'vitest'
import { placed, up_to } from './events'
import type { GameEvent, News } from './types'

const event = (n?: number): GameEvent => ({ ...(n !== undefined && { n }), event: 'drawn', rule: '', text: '' })
const news = (from: number, ...numbers: (number | undefined)[]): News =>
  ({ from, event_count: from, events: numbers.map(event) }) as unknown as News
const places = ({ events }: News) => events.map(({ n }) => n)

describe('events without a number', () => {
  test('stand where they were told, between the numbered ones', () => {
    expect(places(placed(news(3, undefined, 3, undefined, undefined, 4)))).toEqual([2.25, 3, 3.25, 3.375, 4])
  })
  test('get the same place when they are told again', () => {
    const before = placed(news(3, 3, undefined))
    expect(places(placed(news(4, undefined, 4)))[0]).toBe(places(before)[1])
  })
  test('go with what came behind an event that is told anew', () => {
    const held = placed(news(0, 0, undefined, 1, undefined)).events
    expect(up_to(held, 2).map(({ n }) => n)).toEqual([0, 0.25, 1])
    expect(up_to(held, 1).map(({ n }) => n)).toEqual([0])
    expect(up_to(held, 0)).toEqual([])
  })
})
