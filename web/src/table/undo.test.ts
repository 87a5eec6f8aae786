import { expect, test } from 'vitest'
import { steps_back } from './undo'

const record = (...entries: object[]) =>
  ['{"paddock":"record"}', ...entries.map((entry) => JSON.stringify(entry)), ''].join('\n')
const start = { n: 1, start: true, rolls: ['1: grid 4'] }
const move = { seat: 1, choice: 'move 2' }
const bot = { seat: 2, choice: 'gear 2', rolls: ['2: gear 3'] }

test('an answer is taken back together with what bots have done since', () => {
  expect(steps_back(record(start, move), [1])).toBe(1)
  expect(steps_back(record(start, move, bot, { seat: 2, choice: 'move 3' }), [1])).toBe(3)
})
test('nothing is taken back behind a roll of one’s own', () => {
  expect(steps_back(record(start, { seat: 1, choice: 'gear 2', rolls: ['1: gear 4'] }), [1])).toBe(0)
  expect(steps_back(record(start, move, { ...bot, rolls: ['1: collision 3'] }), [1])).toBe(0)
  expect(steps_back(record(start), [1])).toBe(0)
  expect(steps_back(record(start, bot), [1])).toBe(0)
})
test('what was taken back does not count any more', () => {
  expect(steps_back(record(start, move, bot, { undo: 2 }), [1])).toBe(0)
  expect(steps_back(record(start, move, move, bot, { undo: 2 }, { act: 'note', text: 'x' }), [1])).toBe(1)
})
