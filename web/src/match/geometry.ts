// Where the camera is: a board point (u, v) is seen at (x + u k, y + v k) on the page.
export interface View {
  x: number
  y: number
  k: number
}
export interface Point {
  x: number
  y: number
}
export interface Frame {
  width: number
  height: number
  left: number // what lies over the board at each edge
  top: number
  right: number
  bottom: number
}
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

export const to_page = (view: View, { x, y }: Point): Point => ({ x: view.x + x * view.k, y: view.y + y * view.k })
export const to_board = (view: View, { x, y }: Point): Point => ({ x: (x - view.x) / view.k, y: (y - view.y) / view.k })

export const box_at = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  scale = 1,
): Box => {
  const [cx, cy] = [x + width / 2, y + height / 2]
  return {
    left: cx - (width / 2) * scale,
    top: cy - (height / 2) * scale,
    right: cx + (width / 2) * scale,
    bottom: cy + (height / 2) * scale,
  }
}
export const corners = ({ left, top, right, bottom }: Box): Point[] => [
  { x: left, y: top },
  { x: right, y: bottom },
]
export const around = ({ x, y }: Point, margin: number): Point[] =>
  corners({ left: x - margin, top: y - margin, right: x + margin, bottom: y + margin })
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
export const box_to_page = (view: View, box: Box): Box => box_of(corners(box).map((corner) => to_page(view, corner)))

export function box_of(points: Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

interface Size {
  width: number
  height: number
}
// Farthest: the whole board in the free part of the page.
export const least_scale = (frame: Frame, board: Size): number =>
  Math.min(
    (frame.width - frame.left - frame.right) / board.width,
    (frame.height - frame.top - frame.bottom) / board.height,
  )
// From here on the board fills the page.
export const filling_scale = (frame: Frame, board: Size): number =>
  Math.max(frame.width / board.width, frame.height / board.height)

// Along one axis: no view beyond the board's edges, and a board smaller than the page lies in the middle of what is
// free.
function along(at: number, length: number, page: number, before: number, after: number): number {
  if (length <= page) return clamp(before + (page - before - after - length) / 2, 0, page - length)
  return clamp(at, page - length, 0)
}

// A board that lies on open water has no edge to keep to: some of it stays in sight, and its lower edge does not come
// up from under the cockpit.
const in_reach = 240
const adrift = (
  at: number,
  length: number,
  page: number,
  before: number,
  after: number,
  least = before + in_reach,
): number => clamp(at, least - length, page - after - in_reach)

export function kept(view: View, frame: Frame, board: Size, most = 6, afloat = false): View {
  const k = clamp(view.k, least_scale(frame, board), most)
  if (afloat)
    return {
      k,
      x: adrift(view.x, board.width * k, frame.width, frame.left, frame.right),
      y: adrift(view.y, board.height * k, frame.height, frame.top, frame.bottom, frame.height - frame.bottom),
    }
  return {
    k,
    x: along(view.x, board.width * k, frame.width, frame.left, frame.right),
    y: along(view.y, board.height * k, frame.height, frame.top, frame.bottom),
  }
}

// A view that shows the box in the free part of the frame, no nearer than `most` and no farther than `least`;
// when that cannot be, `centre` stays in sight.
export function fitted(box: Box, frame: Frame, least: number, most: number, margin: number, centre?: Point): View {
  const free = { width: frame.width - frame.left - frame.right, height: frame.height - frame.top - frame.bottom }
  const wide = box.right - box.left + 2 * margin
  const high = box.bottom - box.top + 2 * margin
  const wanted = Math.min(free.width / wide, free.height / high)
  const k = clamp(wanted, least, most)
  const fits = wanted >= least
  const middle = fits || !centre ? { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 } : centre
  return { k, x: frame.left + free.width / 2 - middle.x * k, y: frame.top + free.height / 2 - middle.y * k }
}

// The same view, moved no more than needed for a point to lie in the free part of the frame.
export function holding(view: View, frame: Frame, point: Point, margin: number): View {
  const { x, y } = to_page(view, point)
  const push = (at: number, low: number, high: number): number =>
    (low > high ? (low + high) / 2 : clamp(at, low, high)) - at
  return {
    k: view.k,
    x: view.x + push(x, frame.left + margin, frame.width - frame.right - margin),
    y: view.y + push(y, frame.top + margin, frame.height - frame.bottom - margin),
  }
}

// A view of the same box that shows as little as can be of what lies beyond the board: it moves only where the free
// part of the page leaves the box room. `foot`: how far down the page the board can be seen at all.
export function snug(view: View, box: Box, frame: Frame, board: Size, foot: number): View {
  const seen = box_to_page(view, box)
  const lean = (wanted: number, low: number, high: number): number => clamp(wanted, Math.min(low, 0), Math.max(high, 0))
  const along_edge = (at: number, length: number, page: number): number =>
    length < page ? 0 : clamp(at, page - length, 0) - at
  const dx = along_edge(view.x, board.width * view.k, frame.width)
  const dy = along_edge(view.y, board.height * view.k, foot)
  return {
    k: view.k,
    x: view.x + lean(dx, frame.left - seen.left, frame.width - frame.right - seen.right),
    y: view.y + lean(dy, frame.top - seen.top, frame.height - frame.bottom - seen.bottom),
  }
}

// Nearer or farther about a point of the page that stays where it is.
export function zoomed(view: View, about: Point, factor: number): View {
  const k = view.k * factor
  const fixed = to_board(view, about)
  return { k, x: about.x - fixed.x * k, y: about.y - fixed.y * k }
}

export function in_sight(view: View, frame: Frame, point: Point, margin: number): boolean {
  const { x, y } = to_page(view, point)
  return (
    x >= frame.left + margin &&
    x <= frame.width - frame.right - margin &&
    y >= frame.top + margin &&
    y <= frame.height - frame.bottom - margin
  )
}

const within = (box: Box, frame: Box): boolean =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom

// Of the views near this one, no farther than `least`, that still show what is needed, the one whose page edges cut
// fewest boxes; of equals the nearest. A board that moves by a thumb's breadth is not noticed, a sign cut in two is.
export function uncut(
  view: View,
  frame: Frame,
  needed: Box,
  boxes: Box[],
  keep: (view: View) => View,
  least = 0,
): View {
  const page = { left: 0, top: 0, right: frame.width, bottom: frame.height }
  const free = {
    left: frame.left,
    top: frame.top,
    right: frame.width - frame.right,
    bottom: frame.height - frame.bottom,
  }
  const middle = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 }
  const cut = (seen: View): number =>
    boxes.map((box) => box_to_page(seen, box)).filter((box) => overlap(box, page) && !within(box, page)).length
  const start = keep(view)
  let best = { view: start, cost: cut(start) * 1000 }
  for (const factor of [1, 0.96, 0.92, 0.88, 0.84, 0.8]) {
    const nearer = zoomed(start, middle, factor)
    if (factor < 1 && nearer.k < least) break
    for (let dx = -108; dx <= 108; dx += 12) {
      for (let dy = -108; dy <= 108; dy += 12) {
        const tried = keep({ k: nearer.k, x: nearer.x + dx, y: nearer.y + dy })
        if (!within(box_to_page(tried, needed), free)) continue
        const cost = cut(tried) * 1000 + Math.abs(dx) + Math.abs(dy) + (1 - factor) * 800
        if (cost < best.cost) best = { view: tried, cost }
      }
    }
  }
  return best.view
}
