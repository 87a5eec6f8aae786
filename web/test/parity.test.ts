import { describe, expect, test } from 'vitest'
import { all_games } from '../src/games'
import { looked, raced, replayed, type Walk } from './parity'
import { door, engine, golden_records, native_answers } from './support'

function expect_same({ requests, answers }: Walk): void {
  const native = native_answers(requests)
  expect(native.length).toBe(answers.length)
  for (let i = 0; i < answers.length; ++i)
    if (native[i] !== answers[i]) expect(answers[i], requests[i]?.slice(0, 300)).toBe(native[i])
}

describe.skipIf(door === undefined)('native and WebAssembly answers are the same bytes', () => {
  test.each(golden_records())(
    'replaying $name',
    async ({ game, text }) => {
      const walk = replayed(await engine(game), game, text)
      expect(walk.answers.length).toBeGreaterThan(text.split('\n').length) // several for each step
      expect(walk.answers[1]).toContain('"sound":true')
      expect_same(walk)
    },
    120_000,
  )

  test.each(all_games)(
    'boards and list of %s',
    async (game) => {
      const walk = await looked(await engine(game), game)
      expect(walk.answers.length).toBeGreaterThan(4)
      expect_same(walk)
    },
    60_000,
  )

  test.each([
    ['formula-d', 'rookie', 6, 0],
    ['formula-d', 'club', 6, 0],
    ['formula-d', 'works', 3, 300],
    ['schneider', 'rookie', 4, 0],
    ['schneider', 'club', 4, 0],
    ['schneider', 'works', 3, 300],
  ] as const)(
    'a race of %s by %s bots',
    async (game, level, seats, nodes) => {
      expect_same(raced(await engine(game), { game, seats }, level, nodes))
    },
    120_000,
  )
})
