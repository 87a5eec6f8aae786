// Where the price tags hang: in one column beside the road, each tied to its space, none over another, and the
// column where it hides least.
import { overlap, type Box, type Frame, type Point } from './geometry'

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
export interface Tied<Tag> {
  tag: Tag
  spot: Point
  number?: number // tags stand in the order of these where no tie crosses another for it
}
export function hang<Tag>(
  tags: Tied<Tag>[],
  frame: Frame,
  size: Size,
  { precious = [], signs = [], mine = null }: Beneath = {},
): Hung<Tag>[] {
  const seen = tags.filter(
    ({ spot }) => spot.x > -40 && spot.x < frame.width + 40 && spot.y > -40 && spot.y < frame.height + 40,
  )
  if (seen.length === 0) return []
  const by_place = [...seen].sort((a, b) => a.spot.y - b.spot.y || a.spot.x - b.spot.x)
  const orders = orders_of(by_place)
  const high = size.step * (seen.length - 1) + size.height
  const spots = by_place.map(({ spot }) => spot)
  const middle = {
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  }
  let best = { x: 0, y: 0, cost: Infinity, order: by_place }
  for (const { x, y } of candidates(spots, middle, frame, size, high)) {
    const right = x + size.width / 2 > middle.x
    const side = right ? x : x + size.width
    const hook = (i: number): Point => ({ x: right ? side - 12 : side + 12, y: y + i * size.step + size.height / 2 })
    const counted = orders.find((each) => tangles(each, hook) === 0)
    const order = counted ?? untangled(by_place, hook)
    const ties =
      order.reduce((sum, { spot }, i) => sum + Math.hypot(side - spot.x, hook(i).y - spot.y), 0) / spots.length
    const over = spots.filter((spot) => inside(spot, x, y, size.width, high, 14)).length
    const hidden = precious.filter((point) => inside(point, x, y, size.width, high, 10)).length
    const column = { left: x - 4, top: y - 4, right: x + size.width + 4, bottom: y + high + 4 }
    const covered = signs.filter((sign) => overlap(sign, column)).length
    const crossed = order.reduce(
      (sum, { spot }, i) => sum + signs.filter((sign) => runs_over(spot, { x: side, y: hook(i).y }, sign)).length,
      0,
    )
    // Ties behind the tags themselves.
    const under = order.filter(({ spot }, i) => runs_over(spot, hook(i), column)).length
    const lost = mine && inside(mine, x, y, size.width, high, 34) ? 4000 : 0
    const cost =
      ties + over * 400 + hidden * 26 + covered * 360 + crossed * 70 + under * 60 + lost + (counted ? 0 : 150)
    if (cost < best.cost) best = { x, y, cost, order }
  }
  const side = best.x + size.width / 2 > middle.x ? 'right' : 'left'
  return best.order.map(({ tag, spot }, i) => ({ tag, spot, side, x: best.x, y: best.y + i * size.step }))
}

// Upwards and downwards by number; among equals as they lie on the page, from the top or from the foot.
function orders_of<Tag>(by_place: Tied<Tag>[]): Tied<Tag>[][] {
  const number = ({ number: n = 0 }: Tied<Tag>): number => n
  return [by_place, [...by_place].reverse()].flatMap((each) => [
    [...each].sort((a, b) => number(a) - number(b)),
    [...each].sort((a, b) => number(b) - number(a)),
  ])
}

const turn = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)

const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y
function tangles(order: { spot: Point }[], hook: (i: number) => Point): number {
  let count = 0
  order.forEach(({ spot }, i) => {
    for (let j = i + 1; j < order.length; ++j)
      if (!same(spot, order[j]!.spot) && cross(spot, hook(i), order[j]!.spot, hook(j))) ++count
  })
  return count
}

// Exchanges tags whose ties cross until none do: each exchange makes the ties shorter, so this ends.
function untangled<Tag extends { spot: Point }>(tied: Tag[], hook: (i: number) => Point): Tag[] {
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
  const xs = spots.map(({ x }) => x).sort((a, b) => a - b)
  const most_at = xs[Math.floor(xs.length / 2)]! // where one space lies far from the others
  const columns = [46, 110, 190, 280].flatMap((gap) => [
    xs.at(-1)! + gap,
    xs[0]! - gap - size.width,
    most_at - gap - size.width,
  ])
  const rows = [0, -30, 30, -60, 60, -90, 90, -120, 120, -180, 180, -240, 240].map(
    (shift) => middle.y - high / 2 + shift,
  )
  return columns.flatMap((x) =>
    rows.map((y) => ({
      x: clamp(x, least.x, Math.max(least.x, most.x)),
      y: clamp(y, least.y, Math.max(least.y, most.y)),
    })),
  )
}

// What stands on a space where several results end: "11–12", or "4, 9".
export function together(numbers: string[]): string {
  const values = numbers.map((text) => text.split('–').map(Number)).sort((a, b) => a[0]! - b[0]!)
  const runs: [number, number][] = []
  for (const value of values) {
    const [from, to] = [value[0]!, value.at(-1)!]
    const last = runs.at(-1)
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else runs.push([from, to])
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}
