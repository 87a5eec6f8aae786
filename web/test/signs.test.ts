// Every course as it is drawn: signs are framed, apart, and nothing of ours flies over them.
import { describe, expect, test } from 'vitest'
import {
  around,
  box_at,
  box_of,
  box_to_page,
  corners,
  fitted,
  overlap,
  type Box,
  type Frame,
} from '../src/match/geometry'
import { course_files } from '../src/schneider/course'
import { flag_box, flag_places } from '../src/schneider/pennants'
import type { SignPlace, SpacePlace } from '../src/table/types'
import { engine } from './support'

interface Drawn {
  squares: Record<string, SpacePlace>
  signs: SignPlace[]
  plane_scale: number
}
const house = await engine('schneider')
const drawn = course_files.map(({ key }) => ({ key, board: house.call({ do: 'board', circuit: key }) as Drawn }))
const desks: Frame[] = [
  { width: 1440, height: 900, left: 236, top: 20, right: 280, bottom: 240 },
  { width: 1280, height: 720, left: 236, top: 20, right: 280, bottom: 240 },
]

describe.each(drawn)('$key', ({ board }) => {
  const signs = board.signs.map((sign) => box_at(sign))
  const places = Object.values(board.squares)

  test('no sign lies on another', () => {
    expect(signs.length).toBeGreaterThan(3)
    expect(signs.flatMap((one, i) => signs.slice(i + 1).filter((other) => overlap(one, other)))).toEqual([])
  })
  test('the whole of it, signs included, is large enough to be read beside the panels', () => {
    for (const frame of desks) {
      const points = [...places.flatMap((place) => around(place, 40)), ...signs.flatMap((sign) => corners(sign))]
      const view = fitted(box_of(points), frame, 0.2, 1.05, 0)
      const inside = ({ left, top, right, bottom }: Box) =>
        left >= frame.left - 0.5 &&
        top >= frame.top - 0.5 &&
        right <= frame.width - frame.right + 0.5 &&
        bottom <= frame.height - frame.bottom + 0.5
      expect(signs.map((sign) => box_to_page(view, sign)).every(inside)).toBe(true)
      expect(view.k).toBeGreaterThan(frame.height < 800 ? 0.5 : 0.65)
    }
  })
  test('on no square does the flag of a plane hide a sign', () => {
    for (const zoom of [1.08, 1.35]) {
      const scale = board.plane_scale * zoom
      for (const place of places) {
        const [flag] = flag_places([place], scale, signs)
        expect(signs.filter((sign) => overlap(sign, flag_box(place, flag!, scale)))).toEqual([])
      }
    }
  })
})

test('flags of planes side by side fly apart', () => {
  const planes = [
    { x: 500, y: 500 },
    { x: 548, y: 512 },
    { x: 596, y: 524 },
    { x: 644, y: 536 },
  ]
  const flags = flag_places(planes, 1.2, []).map((flag, i) => flag_box(planes[i]!, flag, 1.2))
  expect(flags.flatMap((one, i) => flags.slice(i + 1).filter((other) => overlap(one, other)))).toEqual([])
})
