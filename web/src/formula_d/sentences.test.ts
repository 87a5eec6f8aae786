import { expect, test } from 'vitest'
import type { GameEvent } from '../table/types'
import { case_of } from '../match/speech'
import { lines_of } from './sentences'
import { Stage } from './stage.svelte'

const teller = { name: (seat: number) => (seat === 1 ? 'You' : 'Bellandi'), you: 1 }
const event = (kind: string, seat: number, more: Record<string, unknown> = {}): GameEvent => ({
  event: kind,
  rule: 'FD-QUAL-01',
  seat,
  text: `⟦${seat}⟧ ⟦${seat}?do|does⟧ ${kind}.`,
  ...more,
})
const lap: GameEvent[] = [
  event('qualifying-began', 2),
  event('turn-began', 2),
  event('die-rolled', 2, { gear: 1, value: 2 }),
  event('turn-began', 2),
  event('die-rolled', 2, { gear: 2, value: 4 }),
]

test('a turn is one line in which the name is said once; what concerns the race has a line of its own', () => {
  const turn = [
    event('turn-began', 2),
    event('die-rolled', 2),
    event('stop-made', 2),
    event('race-over', 0, { text: 'Over.' }),
  ]
  expect(lines_of([event('qualifying-began', 2), ...turn], teller).map(({ sentences }) => sentences)).toEqual([
    ['⟦Bellandi⟧ does qualifying-began.'],
    ['⟦Bellandi⟧ does die-rolled.', 'Does stop-made.'],
    ['Over.'],
  ])
  expect(lines_of([event('die-rolled', 1)], teller)[0]?.sentences).toEqual(['⟦You⟧ do die-rolled.'])
})
test('why it came to that stands with the rule of the weightiest event', () => {
  const [line] = lines_of(
    [
      event('turn-began', 1),
      event('wear-lost', 1, { rule: 'FD-OVER-02', gauge: 'tires', why: 'Portier asks for 2 stops; ⟦1⟧ has made 1.' }),
      event('stop-made', 1, { rule: 'FD-CORN-02' }),
    ],
    teller,
  )
  expect(line?.rules).toEqual(['FD-OVER-02', 'FD-CORN-02'])
  expect(case_of(line!, 'FD-OVER-02')).toBe('Portier asks for 2 stops; ⟦You⟧ has made 1.')
  expect(case_of(line!, 'FD-CORN-02')).toBe('')
})
test('throws are counted while a qualifying lap is shown, and no more when the grid is taken', () => {
  const stage = new Stage()
  lap.forEach((each) => stage.apply(each))
  expect(stage.throws).toBe(2)
  stage.apply(event('grid-taken', 2, { slot: 1, space: 'C.1.1' }))
  expect(stage.throws).toBeNull()
})
