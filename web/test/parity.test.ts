import { describe, expect, test } from 'vitest'
import { looked, raced, replayed, type Walk } from './parity'
import { door, engine, golden_records, native_answers } from './support'

function expect_same({ requests, answers }: Walk): void {
  const native = native_answers(requests)
  expect(native.length).toBe(answers.length)
  for (let i = 0; i < answers.length; ++i)
    if (native[i] !== answers[i]) expect(answers[i], requests[i]?.slice(0, 300)).toBe(native[i])
}

describe.skipIf(door === undefined)('native and WebAssembly answers are the same bytes', () => {
  test.each(golden_records())('replaying $name', async ({ text }) => {
    const walk = replayed(await engine(), text)
    expect(walk.answers.length).toBeGreaterThan(text.split('\n').length) // several for each step
    expect(walk.answers[0]).toContain('"sound":true')
    expect_same(walk)
  }, 120_000)

  test('boards and the list of games', async () => expect_same(looked(await engine())), 60_000)

  test.each([
    ['rookie', 0], ['club', 0], ['works', 300],
  ])('a race of %s bots', async (level, nodes) => {
    const setup = { game: 'formula-d', circuit: 'monaco', seats: level === 'works' ? 3 : 6 }
    expect_same(raced(await engine(), setup, level, nodes))
  }, 120_000)
})
