import { expect, test } from 'vitest'
import { plain_lines, rounds_of } from './log'

const event = (event: string, text: string, rule = '', more = {}) => ({ event, text, rule, ...more })
const lines = plain_lines(
  [
    event('grid-taken', 'Ada takes pole.', 'XX-GRID-01'),
    event('round-began', 'Round 1', '', { round: 1 }),
    event('shifted', 'Ada shifts to 2nd.', 'XX-GEAR-01'),
    event('wear-lost', 'Ben loses a tyre.', 'XX-OVER-02'),
    event('round-began', '', '', { round: 2 }),
    event('round-began', 'Round 1', '', { round: 1 }), // of the next race of a campaign
    event('shifted', 'Ben shifts to 3rd.', 'XX-GEAR-01'),
  ],
  { name: String, you: 0 },
)

test('every line stands in its round, with its number', () => {
  const rounds = rounds_of(lines)
  expect(rounds.map(({ round }) => round)).toEqual([0, 1])
  expect(rounds[1]?.lines.map(({ id, sentences }) => [id, ...sentences]).slice(1, 3)).toEqual([
    [2, 'Ada shifts to 2nd.'],
    [3, 'Ben loses a tyre.'],
  ])
})
test('lines under another title are another round', () => {
  const titled = lines.map((line) => ({ ...line, title: line.id < 5 ? 'Race 1' : 'Race 2' }))
  expect(rounds_of(titled).map(({ title, round }) => [title, round])).toEqual([
    ['Race 1', 0],
    ['Race 1', 1],
    ['Race 2', 1],
  ])
})
test('words and rules are looked for', () => {
  const found = (words: string) => rounds_of(lines, words).flatMap(({ lines: some }) => some.map(({ id }) => id))
  expect(found('ben TYRE')).toEqual([3])
  expect(found('XX-GEAR-01')).toEqual([2, 6])
  expect(found('nothing of this')).toEqual([])
})
