// Where the price tags hang: in one column beside the road, each tied to its space, none over another, and the
// column where it hides least.
import { overlap, type Box, type Frame, type Point } from './camera'

export interface Hung<Tag> {
  tag: Tag
  spot: Point // the space, on the page
  x: number // the tag's left edge
  y: number
  side: 'left' | 'right' // of the space
}
export interface Size {
  width: number
  height: number
  step: number
}

const inside = ({ x, y }: Point, left: number, top: number, width: number, height: number, margin: number): boolean =>
  x > left - margin && x < left + width + margin && y > top - margin && y < top + height + margin

// Whether a tie runs over a box: looked at in sixteen places.
function runs_over(from: Point, to: Point, { left, top, right, bottom }: Box): boolean {
  for (let i = 1; i < 16; ++i) {
    const [x, y] = [from.x + ((to.x - from.x) * i) / 16, from.y + ((to.y - from.y) * i) / 16]
    if (x > left && x < right && y > top && y < bottom) return true
  }
  return false
}

// What lies under the tags: `precious` points that should not be hidden, `signs` that nothing should hang over, and
// where one's own piece stands.
export interface Beneath {
  precious?: Point[]
  signs?: Box[]
  mine?: Point | null
}
export function hang<Tag>(tags: { tag: Tag; spot: Point }[], frame: Frame, size: Size, { precious = [], signs = [], mine = null }: Beneath = {}): Hung<Tag>[] {
  const seen = tags.filter(({ spot }) => spot.x > -40 && spot.x < frame.width + 40 && spot.y > -40 && spot.y < frame.height + 40)
  if (seen.length === 0) return []
  const sorted = [...seen].sort((a, b) => a.spot.y - b.spot.y || a.spot.x - b.spot.x)
  const high = size.step * (sorted.length - 1) + size.height
  const spots = sorted.map(({ spot }) => spot)
  const middle = { x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length, y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length }
  let best = { x: 0, y: 0, cost: Infinity }
  for (const { x, y } of candidates(spots, middle, frame, size, high)) {
    const side = x > middle.x ? x : x + size.width
    const ties = spots.reduce((sum, spot, i) => sum + Math.hypot(side - spot.x, y + i * size.step + size.height / 2 - spot.y), 0) / spots.length
    const over = spots.filter((spot) => inside(spot, x, y, size.width, high, 14)).length
    const hidden = precious.filter((point) => inside(point, x, y, size.width, high, 10)).length
    const column = { left: x - 4, top: y - 4, right: x + size.width + 4, bottom: y + high + 4 }
    const covered = signs.filter((sign) => overlap(sign, column)).length
    const crossed = spots.reduce((sum, spot, i) => sum + signs.filter((sign) => runs_over(spot, { x: side, y: y + i * size.step + size.height / 2 }, sign)).length, 0)
    const lost = mine && inside(mine, x, y, size.width, high, 24) ? 300 : 0
    const cost = ties + over * 400 + hidden * 26 + covered * 360 + crossed * 70 + lost
    if (cost < best.cost) best = { x, y, cost }
  }
  const side = best.x + size.width / 2 > middle.x ? 'right' : 'left'
  const edge = side === 'right' ? best.x - 12 : best.x + size.width + 12
  const untied = untangled(sorted, (i) => ({ x: edge, y: best.y + i * size.step + size.height / 2 }))
  return untied.map(({ tag, spot }, i) => ({ tag, spot, side, x: best.x, y: best.y + i * size.step }))
}

const turn = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)

// Exchanges tags whose ties cross until none do: each exchange makes the ties shorter, so this ends.
function untangled<Tied extends { spot: Point }>(tied: Tied[], hook: (i: number) => Point): Tied[] {
  const order = [...tied]
  for (let changed = true, left = 50; changed && left > 0; --left) {
    changed = false
    for (let i = 0; i < order.length; ++i) {
      for (let j = i + 1; j < order.length; ++j) {
        if (!cross(order[i]!.spot, hook(i), order[j]!.spot, hook(j))) continue
        ;[order[i], order[j]] = [order[j]!, order[i]!]
        changed = true
      }
    }
  }
  return order
}

function candidates(spots: Point[], middle: Point, frame: Frame, size: Size, high: number): Point[] {
  const least = { x: frame.left + 8, y: frame.top + 8 }
  const most = { x: frame.width - frame.right - size.width - 8, y: frame.height - frame.bottom - high - 8 }
  const clamp = (value: number, low: number, top: number) => Math.max(low, Math.min(top, value))
  const xs = spots.map(({ x }) => x)
  const columns = [46, 110, 190, 280].flatMap((gap) => [Math.max(...xs) + gap, Math.min(...xs) - gap - size.width])
  const rows = [0, -60, 60, -120, 120, -180, 180, -240, 240].map((shift) => middle.y - high / 2 + shift)
  return columns.flatMap((x) => rows.map((y) => ({ x: clamp(x, least.x, Math.max(least.x, most.x)), y: clamp(y, least.y, Math.max(least.y, most.y)) })))
}
