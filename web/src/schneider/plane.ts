// Four racing seaplanes from above, nose to the right, about 74 by 70 units about their middle.
import { code_of } from './types'

const ink = 'var(--outline)'
interface Shape {
  wing: string
  body: string
  tail: string
  nose: number
  cockpit: number
}
const shapes: Record<string, Shape> = {
  gb: {
    wing: 'M-4 -33Q2 -35.5 7 -33Q12 -16 13 0Q12 16 7 33Q2 35.5 -4 33Q-7 16 -7 0Q-7 -16 -4 -33Z',
    body: 'M-37 0Q-20 -4.2 4 -4.6L22 -4.2Q31 -2.6 33 0Q31 2.6 22 4.2L4 4.6Q-20 4.2 -37 0Z',
    tail: 'M-36 -11.5Q-31 -13 -28.5 -11Q-26 -4 -26 0Q-26 4 -28.5 11Q-31 13 -36 11.5Q-34 4 -34 0Q-34 -4 -36 -11.5Z',
    nose: 33.5,
    cockpit: -11,
  },
  it: {
    wing: 'M-5 -32Q0 -35.5 6 -32.5L12 -6V6L6 32.5Q0 35.5 -5 32L-8 6V-6Z',
    body: 'M-38 0Q-18 -4.6 6 -4.9L27 -3.6Q34 -2 35 0Q34 2 27 3.6L6 4.9Q-18 4.6 -38 0Z',
    tail: 'M-37 -12Q-32 -13 -29 -10L-26 0L-29 10Q-32 13 -37 12L-35 0Z',
    nose: 35.5,
    cockpit: -11,
  },
  fr: {
    wing: 'M-3 -31Q3 -36 8 -31Q13 -14 13 0Q13 14 8 31Q3 36 -3 31Q-9 14 -9 0Q-9 -14 -3 -31Z',
    body: 'M-36 0Q-20 -4.6 2 -5.6L20 -6.6Q27 -6.4 28 0Q27 6.4 20 6.6L2 5.6Q-20 4.6 -36 0Z',
    tail: 'M-36 -11Q-30 -14 -27 -10Q-25 -4 -25 0Q-25 4 -27 10Q-30 14 -36 11Q-33 4 -33 0Q-33 -4 -36 -11Z',
    nose: 29,
    cockpit: -8,
  },
  us: {
    wing: 'M-1 -30Q4 -32 12 -30.5Q14 0 12 30.5Q4 32 -1 30Z',
    body: 'M-34 0Q-20 -4.2 2 -4.8L22 -4.6Q29 -3 30 0Q29 3 22 4.6L2 4.8Q-20 4.2 -34 0Z',
    tail: 'M-35 -11Q-30 -12.5 -26 -10V10Q-30 12.5 -35 11Q-33 4 -33 0Q-33 -4 -35 -11Z',
    nose: 30.5,
    cockpit: -10,
  },
}
const lower_wing = 'M-12 -26Q-4 -28 1 -26.5V26.5Q-4 28 -12 26Z'
const shape_of = (code: string): Shape => shapes[code] ?? shapes['gb']!

const float = (y: number, colour: string): string =>
  `<path d="M-22 ${y}Q-18 ${y - 3.6} -4 ${y - 3.7}L22 ${y - 3.2}Q31 ${y - 2} 33 ${y}Q31 ${y + 2} 22 ${y + 3.2}L-4
  ${y + 3.7}Q-18 ${y + 3.6} -22 ${y}Z" fill="${colour}" stroke="${ink}" stroke-width=".8"/><path d="M-18 ${y - 1.3}Q0
  ${y - 2.6} 28 ${y - 1}" stroke="var(--light)" stroke-opacity=".6" fill="none"/>`

// What each nation paints on its wings.
const marks: Record<string, (body: string) => string> = {
  gb: (body) =>
    `<path d="M1 -30L9 -27M1 30L9 27" stroke="${ink}" stroke-width=".7"/><path d="M-5 -24H10M-5.5 -18H11M-5 24H10M-5.5
    18H11" stroke="var(--st-iron-6)"/><path d="M-5.5 -29H8L9.5 -25.5H-6ZM-5.5 29H8L9.5 25.5H-6Z" fill="${body}"/>`,
  it: () =>
    `<path d="M-4 -30L4 -30.5L9 -10L-6 -10ZM-4 30L4 30.5L9 10L-6 10Z" fill="var(--st-gold-2)" stroke="${ink}"
    stroke-width=".5"/><path d="M-2.6 -29L-3.5 -11M0 -29V-11M2.6 -29L4 -11M-2.6 29L-3.5 11M0 29V11M2.6 29L4 11"
    stroke="var(--st-bronze)" stroke-width=".8"/>`,
  fr: () =>
    '<circle cx="3" cy="-25" r="5" fill="var(--st-blue)"/>' +
    '<circle cx="3" cy="-25" r="3.3" fill="var(--roundel)"/><circle cx="3" cy="-25" r="1.6" fill="var(--red-2)"/>' +
    '<path d="M9 -16Q11 0 9 16" stroke="var(--light)" stroke-opacity=".5" fill="none"/>',
  us: () =>
    `<path d="M0 -22H13M0 -12H13M0 12H13M0 22H13" stroke="var(--bronze)" stroke-width=".9"/><path d="M2 -20L-9 -18M2
    20L-9
    18" stroke="${ink}" stroke-width="1.1"/>`,
}
const details: Record<string, string> = {
  gb:
    '<path d="M-37 0Q-30 -2 -26 -2.7V2.7Q-30 2 -37 0Z" fill="var(--st-silver-3)"/>' +
    '<path d="M12 -4.5L22 -4.2V-2L12 -2ZM12 4.5L22 4.2V2L12 2Z" fill="var(--st-silver-3)" opacity=".85"/>',
  us:
    '<path d="M22 -4.6Q29 -3 30 0Q29 3 22 4.6Z" fill="var(--p-us-2)"/>' +
    '<path d="M-33 0H-16" stroke="var(--p-us-2)" stroke-width="1.3"/>',
  fr:
    '<path d="M20 -6.6Q27 -6.4 28 0Q27 6.4 20 6.6Z" fill="var(--st-slate-2)"/>' +
    '<path d="M21 -5V5M24 -5V5" stroke="var(--st-silver)" stroke-width=".8"/>',
}

export function plane_shadow(nation: string): string {
  const code = code_of(nation)
  const { wing, body, tail } = shape_of(code)
  return `<g fill="var(--st-soot-6)" opacity=".38"><path d="${wing}"/><path d="${body}"/><path
  d="${tail}"/>${code === 'us' ? `<path d="${lower_wing}"/>` : ''}<rect x="-22" y="-14" width="54" height="6" rx="3"/>
  <rect x="-22" y="8" width="54" height="6" rx="3"/></g>`
}

export function plane_drawing(nation: string, mine = false): string {
  const code = code_of(nation)
  const { wing, body, tail, nose, cockpit } = shape_of(code)
  const [colour, light, dark] = [`var(--p-${code})`, `var(--p-${code}-hi)`, `var(--p-${code}-lo)`]
  const floats = { gb: 'var(--st-silver-2)', us: 'var(--st-soot-2)' }[code] ?? colour
  const surface = { gb: 'var(--st-silver-3)', us: 'var(--p-us-2)' }[code] ?? colour
  return (
    float(-11, floats) +
    float(11, floats) +
    (code === 'us' ? `<path d="${lower_wing}" fill="var(--st-gold-4)" stroke="${ink}" stroke-width=".9"/>` : '') +
    `<path d="${wing}" fill="${surface}" stroke="${ink}"/>` +
    (marks[code]?.(colour) ?? '') +
    `<path d="${tail}" fill="${surface}" stroke="${ink}" stroke-width=".9"/><path d="${body}" fill="${colour}"
    stroke="${ink}"/>` +
    `<path d="M-34 -.4Q-18 -3.3 4 -3.6L24 -2.9Q28 -1.8 29 -.8L4 -1.2Q-18 -1 -34 -.4Z" fill="${light}" opacity=".85"/>
    <path d="M-34 .6Q-18 3.5 4 3.9L24 3.2Q28 2.2 29 1.2L4 2.4Q-18 2 -34 .6Z" fill="${dark}" opacity=".6"/>` +
    (details[code] ?? '') +
    `<ellipse cx="${cockpit}" cy="0" rx="4.6" ry="2.7" fill="var(--soot-2)" stroke="var(--soot-5)" stroke-width=".6"/>
    <circle
    cx="${cockpit - 0.6}" cy="0" r="1.9" fill="${mine ? 'var(--st-clay)' : 'var(--bone)'}"/>` +
    `<ellipse cx="${nose + 0.5}" cy="0" rx="2.2" ry="14" fill="var(--light)" opacity=".34"/><path d="M${nose}
    -12.5L${nose + 0.8} 12.5" stroke="${ink}" stroke-width="1.3"/>${
      code === 'it'
        ? `<path d="M${nose + 2.2}
    -9L${nose + 1.2} 9" stroke="${ink}"/>`
        : ''
    }<circle cx="${nose + 0.6}" cy="0" r="1.6" fill="var(--sand-2)"
    stroke="${ink}" stroke-width=".5"/>`
  )
}
// A plane whose nation is not known yet: primer and pencil.
export function unpainted(mine = false): string {
  const { wing, body, tail, cockpit } = shape_of('gb')
  const pencil = `fill="var(--st-sand-9)" stroke="${ink}" stroke-width=".9" stroke-dasharray="4 2"`
  return `<path d="${wing}" ${pencil}/><path d="${tail}" ${pencil}/><path d="${body}" ${pencil}/><ellipse
  cx="${cockpit}" cy="0" rx="4.6" ry="2.7" fill="var(--soot-2)"/><circle cx="${cockpit - 0.6}" cy="0" r="1.9"
  fill="${mine ? 'var(--st-clay)' : 'var(--bone)'}"/>`
}
// Where the nation's letters stand on the wing.
export const letters_at = (nation: string): { x: number; y: number } => ({ x: 3, y: nation === 'france' ? 17 : 18.5 })
