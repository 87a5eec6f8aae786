// A course as a plain ring of squares on open water, for a house that has no drawing of it.
import type { Board, SpaceName, SpacePlace } from '../table/types'
import type { Course } from './course'

const [width, height] = [1600, 1000]
const [middle_x, middle_y] = [800, 500]
const [radius_x, radius_y] = [560, 300]
const half = 27 // of a square's width

interface Spot {
  x: number
  y: number
}
const round = (value: number): number => Math.round(value * 10) / 10
const pair = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`

// So far round the ring, so much of its radius, so many units further out.
function at(share: number, scale: number, out = 0): Spot {
  const angle = Math.PI / 2 - share * 2 * Math.PI // anticlockwise from the foot: left-hand turns
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return { x: middle_x + (radius_x * scale + out) * c, y: middle_y + (radius_y * scale + out) * s }
}
function place(from: number, to: number, scale: number): SpacePlace {
  const centre = at((from + to) / 2, scale)
  const [a, b] = [at(from, scale), at(to, scale)]
  const corners = [at(from, scale, half), at(to, scale, half), at(to, scale, -half), at(from, scale, -half)]
  const heading = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  return {
    ...centre,
    heading: round(heading),
    length: round(Math.hypot(b.x - a.x, b.y - a.y)),
    width: 2 * half,
    outline: `M${corners.map(pair).join('L')}Z`,
  }
}

export function plain_board(course: Course): Board {
  const spaces: Record<SpaceName, SpacePlace> = {}
  const [lap, squares] = [course.lap, course.squares_from_start()]
  for (const [square, { from, to, branch }] of squares) {
    if (from < lap) spaces[square] = place(from / lap, to / lap, branch === 'S' ? 0.78 : branch === 'L' ? 1.16 : 1)
  }
  for (let i = 1; i <= 14; ++i) spaces[`F${i}`] = place((i - 1) / lap, i / lap, 1)
  for (let i = 1; i <= 4; ++i) spaces[`G${i}`] = place(-i / lap, (1 - i) / lap, 0.78)
  const drawn = Object.entries(spaces).filter(([name]) => !name.startsWith('F'))
  const water = drawn.map(
    ([, { outline }]) =>
      `<path d="${outline}" fill="var(--sea)" stroke="var(--foam)" stroke-width="1.5" stroke-dasharray="6 5"/>`,
  )
  const names = drawn.map(
    ([name, { x, y }]) =>
      `<text x="${round(x)}" y="${round(y + 5)}" text-anchor="middle" font-family="League Gothic" font-size="17"
      fill="var(--foam)">${name}</text>`,
  )
  const lines = [...course.lines].flatMap(([after, { number }]) => {
    const spot = squares.get(after)
    if (!spot) return []
    const scale = spot.branch === 'S' ? 0.78 : spot.branch === 'L' ? 1.16 : 1
    const [a, b, sign] = [
      at(spot.to / lap, scale, half),
      at(spot.to / lap, scale, -half),
      at(spot.to / lap, scale, -half - 22),
    ]
    return [
      `<path d="M${pair(a)}L${pair(b)}" stroke="var(--kerb-a)" stroke-width="6" stroke-dasharray="8 6"/><rect
      x="${round(sign.x - 13)}" y="${round(sign.y - 14)}" width="26" height="28" fill="var(--stop-box)"
      stroke="var(--outline)"/><text x="${round(sign.x)}" y="${round(sign.y + 9)}" text-anchor="middle"
      font-family="League
      Gothic" font-size="26" fill="var(--outline)">${number}</text>`,
    ]
  })
  const finish = `<path d="M${pair(at(0, 1, half))}L${pair(at(0, 1, -half))}" stroke="var(--outline)"
  stroke-width="9"/><path
  d="M${pair(at(0, 1, half))}L${pair(at(0, 1, -half))}" stroke="var(--light)" stroke-width="9" stroke-dasharray="6 6"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}"
  height="${height}" fill="var(--sea-deep)"/>${water.join('')}${names.join('')}${lines.join('')}${finish}</svg>`
  const line = Array.from({ length: 64 }, (_, i): [number, number] => [
    round(at(i / 64, 1.1).x),
    round(at(i / 64, 1.1).y),
  ])
  return { svg, width, height, car_scale: 0.9, spaces, boxes: [], signs: [], line }
}
