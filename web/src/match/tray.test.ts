import { expect, test } from 'vitest'
import { grouped } from './tray'

test('answers are grouped by what they cost, in the order in which the prices come', () => {
  const items = ['a free', 'b 1 tyre', 'c free', 'd 2 tyres'].map((text) => ({ text }))
  expect(grouped(items, ({ text }) => text.slice(2))).toEqual([
    { label: 'free', items: [{ text: 'a free' }, { text: 'c free' }] },
    { label: '1 tyre', items: [{ text: 'b 1 tyre' }] },
    { label: '2 tyres', items: [{ text: 'd 2 tyres' }] },
  ])
})
