import { expect, test, vi } from 'vitest'
import type { Pose } from '../match/motion'
import type { Camera } from '../match/camera.svelte'
import type { Board, GameEvent, View } from '../table/types'
import { FlightDirector } from './director.svelte'

const spaces = Object.fromEntries(
  ['16', '17', 'aS1', 'aL1', 'aL2', '18'].map((name, i) => [
    name,
    { x: i, y: 0, heading: 0, length: 1, width: 1, outline: '' },
  ]),
)
const camera = { include: vi.fn() } as unknown as Camera
const hurry = { factor: 1, signal: new AbortController().signal }

function flown(event: Partial<GameEvent>): Promise<number[]> {
  const director = new FlightDirector(camera)
  director.board = { svg: '', width: 1, height: 1, car_scale: 1, spaces, boxes: [], line: [] } as unknown as Board
  const plane = { seat: 1, square: '16' }
  director.settle({
    seat: 1,
    position: { planes: [plane], course: 'calshot-1929' },
    standings: [],
    lap_pays: [10, 0],
  } as unknown as View)
  return new Promise((done) => {
    director.register(1, {
      drive: (poses: Pose[]) => (done(poses.map(({ x }) => x)), Promise.resolve()),
      finish: () => undefined,
    } as never)
    void director.show({ rule: '', seat: 1, text: '', ...event } as GameEvent, hurry)
  })
}

test('a plane flies the way the event tells, whichever branch that is', async () => {
  expect(await flown({ event: 'flew', from: '16', to: '18', way: ['17', 'aL1', 'aL2', '18'] })).toEqual([0, 1, 3, 4, 5])
  expect(await flown({ event: 'flew', from: '16', to: '18', way: ['17', 'aS1', '18'] })).toEqual([0, 1, 2, 5])
})
test('a plane that drops back goes straight there', async () => {
  expect(await flown({ event: 'dropped-back', from: '18', to: '17' })).toEqual([5, 1])
})
