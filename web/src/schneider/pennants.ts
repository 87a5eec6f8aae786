// Where the flags of planes fly: each at the upper right of its plane, or where it hides least. Nothing hangs over a
// sign that can hang elsewhere; then come other flags, then other planes.
import { around, box_of, overlap, type Box, type Point } from '../match/geometry'

const [width, height] = [31, 24] // of a flag, on a plane at scale 1
const body = 15 // what of a plane should be seen
const places: Point[] = [
  { x: 16, y: -58 },
  { x: -47, y: -58 },
  { x: 16, y: 34 },
  { x: -47, y: 34 },
  { x: -16, y: -68 },
  { x: -16, y: 44 },
  { x: 36, y: -12 },
  { x: -67, y: -12 },
]
export const usual = places[0]!

export const flag_box = (plane: Point, { x, y }: Point, scale: number): Box => ({
  left: plane.x + x * scale,
  top: plane.y + y * scale,
  right: plane.x + (x + width) * scale,
  bottom: plane.y + (y + height) * scale,
})

// For each plane the way from its middle to the upper left corner of its flag.
export function flag_places(planes: Point[], scale: number, signs: Box[]): Point[] {
  const flags: Box[] = []
  return planes.map((plane) => {
    const hidden = (box: Box): number => {
      const over = (boxes: Box[]) => boxes.filter((other) => overlap(box, other)).length
      const bodies = planes.filter((other) => other !== plane).map((other) => box_of(around(other, body * scale)))
      return over(signs) * 100 + over(flags) * 10 + over(bodies)
    }
    const costs = places.map((place) => hidden(flag_box(plane, place, scale)))
    const best = places[costs.indexOf(Math.min(...costs))] ?? usual
    flags.push(flag_box(plane, best, scale))
    return best
  })
}
