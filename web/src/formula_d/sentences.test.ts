import { beforeAll, expect, test } from 'vitest'
import { speak_of } from '../i18n'
import type { GameEvent } from '../table/types'
import { lines_of } from './sentences'
import { Stage } from './stage.svelte'

beforeAll(() => speak_of('formula-d/race', 'formula-d/hints'))
const teller = { name: (seat: number) => (seat === 1 ? 'You' : 'Bellandi'), you: 1, layout: null }
const event = (kind: string, seat: number, more: Record<string, unknown> = {}): GameEvent => ({
  event: kind,
  rule: 'FD-QUAL-01',
  seat,
  text: '',
  ...more,
})
const lap: GameEvent[] = [
  event('qualifying-began', 2),
  event('turn-began', 2),
  event('die-rolled', 2, { gear: 1, value: 2 }),
  event('turn-began', 2),
  event('die-rolled', 2, { gear: 2, value: 4 }),
]

test('a qualifying lap is told: how it begins, and what counts at its end', () => {
  const [first] = lines_of(lap, teller)
  expect(first?.sentences).toEqual(['⟦Bellandi⟧ begins the qualifying lap.'])
  const ended = [...lap, event('qualifying-ended', 2, { throws: 21, penalty: 1, seconds: 65, failed: false })]
  expect(lines_of(ended, teller).at(-1)?.sentences).toEqual([
    '⟦Bellandi⟧ ends the qualifying lap after 21 throws.',
    'And 1 penalty throw.',
    'In 1:05 by the stopwatch.',
  ])
})
test('throws are counted while a qualifying lap is shown, and no more when the grid is taken', () => {
  const stage = new Stage()
  lap.forEach((each) => stage.apply(each))
  expect(stage.throws).toBe(2)
  stage.apply(event('grid-taken', 2, { slot: 1, space: 'C.1.1' }))
  expect(stage.throws).toBeNull()
})
