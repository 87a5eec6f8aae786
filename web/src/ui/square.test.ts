import { describe, expect, it } from 'vitest'
import { check_words, Square, square } from './square'

// Reads a square of one block back, as a phone does after it has found the corners.
function read(drawn: Square): string {
  const bits = [...drawn.way()].map(([x, y]) => (drawn.at(x, y) !== drawn.masked(x, y) ? 1 : 0))
  const bytes: number[] = []
  for (let i = 0; i + 8 <= bits.length; i += 8) bytes.push(parseInt(bits.slice(i, i + 8).join(''), 2))
  const nibbles = bytes.flatMap((byte) => [byte >> 4, byte & 15])
  expect(nibbles[0]).toBe(4)
  const length = ((nibbles[1] ?? 0) << 4) | (nibbles[2] ?? 0)
  const text = Array.from({ length }, (_, i) => ((nibbles[3 + 2 * i] ?? 0) << 4) | (nibbles[4 + 2 * i] ?? 0))
  return new TextDecoder().decode(new Uint8Array(text))
}
const rows = (drawn: Square) =>
  Array.from({ length: drawn.size }, (_, y) =>
    Array.from({ length: drawn.size }, (_, x) => (drawn.at(x, y) ? '#' : '.')).join(''),
  )

describe('the square of a link', () => {
  it('is read back', () => {
    for (let mask = 0; mask < 8; ++mask) {
      const drawn = new Square('http://a.example/t/k3v9x0q2#A', mask)
      expect(drawn.size).toBe(29)
      expect(read(drawn)).toBe('http://a.example/t/k3v9x0q2#A')
    }
  })
  it('has the finders, the timing and the format every reader looks for', () => {
    const drawn = rows(new Square('paddock', 0))
    expect(drawn[0]?.slice(0, 8)).toBe('#######.')
    expect(drawn[2]?.slice(0, 8)).toBe('#.###.#.')
    expect(drawn[7]?.slice(0, 8)).toBe('........')
    expect(drawn[6]?.slice(6, 15)).toBe('#.#.#.#.#')
    // Level M with mask 0 is 101010000010010, from the left end of row 8.
    const row = drawn[8] ?? ''
    expect(row.slice(0, 6) + row[7] + row[8]).toBe('#.#.#...')
  })
  it('has the check words of the standard', () => {
    const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(check_words(hello, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })
  it('grows with the link and refuses what does not fit', () => {
    expect(square('x'.repeat(14)).size).toBe(21)
    expect(square('x'.repeat(15)).size).toBe(25)
    expect(square('x'.repeat(60)).size).toBe(33)
    expect(square('x'.repeat(150)).size).toBe(49)
    expect(() => square('x'.repeat(200))).toThrow(RangeError)
  })
})
