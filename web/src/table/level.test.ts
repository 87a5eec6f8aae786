import { expect, test } from 'vitest'
import { level_of_race, suggested_level } from './level'

const levels = ['lowest', 'low', 'middle', 'high', 'highest']
const race = (pilot: string, place: number, out = false) => ({
  setup: { game: 'x', seats: [{ name: 'You', pilot: 'person' }, ...Array(4).fill({ name: 'Bot', pilot })] },
  over: true,
  result: { place, of: 5, out },
})

test('whoever has not raced begins above the weakest', () => {
  expect(suggested_level(levels, [])).toBe('low')
  expect(suggested_level(['only'], [])).toBe('only')
  expect(suggested_level(levels, [{ ...race('high', 1), over: false }])).toBe('low')
})
test('a win leads up, two last places lead down, all else stays', () => {
  expect(suggested_level(levels, [race('low', 1)])).toBe('middle')
  expect(suggested_level(levels, [race('middle', 3)])).toBe('middle')
  expect(suggested_level(levels, [race('middle', 5)])).toBe('middle')
  expect(suggested_level(levels, [race('middle', 5), race('middle', 2, true)])).toBe('low')
  expect(suggested_level(levels, [race('highest', 1)])).toBe('highest')
  expect(suggested_level(levels, [race('lowest', 5), race('lowest', 5)])).toBe('lowest')
  expect(suggested_level(levels, [race('high', 5), race('middle', 1)])).toBe('high')
})
test('the level of a race is that of its bots, autopilots and people aside', () => {
  expect(level_of_race(race('high', 1))).toBe('high')
  expect(level_of_race(race('autopilot', 1))).toBeNull()
  expect(level_of_race({ setup: { game: 'x', seats: 4 } })).toBeNull()
})
