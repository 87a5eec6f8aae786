import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paint_of } from './paint'
import { livery_of } from './types'

const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
const colour = (livery: string): number[] => {
  const hex = new RegExp(`--${livery}:\\s*#([0-9a-f]{6})`).exec(tokens)?.[1] ?? ''
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16))
}

test('no two of ten cars look alike: colours lie apart, and team mates differ in their stripes too', () => {
  const seats = Array.from({ length: 10 }, (_, i) => i + 1)
  for (const one of seats) {
    for (const other of seats.slice(one)) {
      const [a, b] = [colour(livery_of(one)), colour(livery_of(other))]
      expect(Math.hypot(...a.map((value, i) => value - b[i]!)), `${one} and ${other}`).toBeGreaterThan(60)
    }
  }
  for (const seat of seats) expect(paint_of(livery_of(seat)).stripes === null).toBe(seat % 2 === 1)
})
