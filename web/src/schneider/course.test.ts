import { describe, expect, test } from 'vitest'
import { course_files, course_named } from './course'
import { plain_board } from './plain_board'

const calshot = course_named('calshot-1929')!

describe('a course', () => {
  test('the line ahead is the next one by the single file', () => {
    expect(calshot.line_ahead('8')).toEqual({ line: { number: 5, name: 'off Hayling Island' }, squares: 2 })
    expect(calshot.line_ahead('G1')?.line).toEqual(calshot.line_ahead('1')?.line)
  })
  test('planes are ordered by how far they are, whichever branch they fly', () => {
    const order = ['G4', 'G1', '1', '17', 'aL1', 'aS1', 'aS2', '18', '21', 'F1'].map((square) =>
      calshot.progress(square),
    )
    expect([...order].sort((a, b) => a - b)).toEqual(order)
    expect(calshot.progress(null)).toBeLessThan(order[0]!)
  })
})

test.each(course_files.map(({ key }) => key))(
  '%s can be laid out plainly: every square of a lap has its place',
  (key) => {
    const course = course_named(key)!
    const { spaces } = plain_board(course)
    const squares = ['G4', 'G3', 'G2', 'G1', ...course.squares_from_start().keys(), 'F1', 'F6']
    expect(squares.length).toBeGreaterThan(20)
    expect(squares.filter((square) => !spaces[square])).toEqual([])
    const spots = Object.entries(spaces)
      .filter(([name]) => !name.startsWith('F'))
      .map(([, { x, y }]) => `${Math.round(x)} ${Math.round(y)}`)
    expect(new Set(spots).size).toBe(spots.length)
  },
)
