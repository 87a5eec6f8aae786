import { describe, expect, it } from 'vitest'
import { overlap } from './geometry'
import { hang, together } from './tags'

const frame = { width: 1000, height: 700, left: 200, top: 0, right: 200, bottom: 200 }
const size = { width: 150, height: 24, step: 28 }

describe('tags', () => {
  it('hang in one column without covering each other', () => {
    const hung = hang(
      [
        { tag: 'b', spot: { x: 500, y: 210 } },
        { tag: 'a', spot: { x: 510, y: 200 } },
      ],
      frame,
      size,
    )
    expect(hung.map(({ tag }) => tag)).toEqual(['a', 'b'])
    expect(hung[1]!.y - hung[0]!.y).toBe(28)
    expect(new Set(hung.map(({ x }) => x)).size).toBe(1)
  })
  it('stay inside what is free', () => {
    const [hung] = hang([{ tag: 1, spot: { x: 790, y: 495 } }], frame, size)
    expect(hung!.side).toBe('left')
    expect(hung!.y + size.height).toBeLessThanOrEqual(500)
  })
  it('leave out what is far off the page', () =>
    expect(hang([{ tag: 1, spot: { x: -900, y: 0 } }], frame, size)).toEqual([]))
  it('stand in the order of their numbers where no tie crosses another for it', () => {
    // The road runs to the right and a little up: in a column right before its end the ties of neighbours would cross.
    const road = [4, 5, 6, 7, 8].map((number, i) => ({
      tag: number,
      number,
      spot: { x: 400 + i * 39, y: 300 - i * 7 },
    }))
    const numbers = hang(road, frame, size).map(({ tag }) => tag)
    expect([
      [4, 5, 6, 7, 8],
      [8, 7, 6, 5, 4],
    ]).toContainEqual(numbers)
    const shared = [
      { tag: 11, number: 11, spot: { x: 500, y: 200 } },
      { tag: 12, number: 12, spot: { x: 500, y: 200 } },
      { tag: 10, number: 10, spot: { x: 470, y: 215 } },
    ]
    expect([
      [10, 11, 12],
      [12, 11, 10],
    ]).toContainEqual(hang(shared, frame, size).map(({ tag }) => tag))
  })
  it('are said together where several end on one space', () => {
    expect(together(['12', '11'])).toBe('11–12')
    expect(together(['4', '9'])).toBe('4, 9')
    expect(together(['7–8', '9', '12'])).toBe('7–9, 12')
    expect(together(['5'])).toBe('5')
  })
  it('hang over no sign while there is room elsewhere, nor over the own piece', () => {
    const tags = [
      { tag: 1, spot: { x: 500, y: 240 } },
      { tag: 2, spot: { x: 500, y: 270 } },
    ]
    const column = (hung: { x: number; y: number }[]) => ({
      left: hung[0]!.x,
      top: hung[0]!.y,
      right: hung[0]!.x + size.width,
      bottom: hung[1]!.y + size.height,
    })
    const usual = column(hang(tags, frame, size))
    const sign = { left: usual.left + 20, top: usual.top - 10, right: usual.right + 40, bottom: usual.top + 30 }
    expect(overlap(usual, sign)).toBe(true)
    expect(overlap(column(hang(tags, frame, size, { signs: [sign] })), sign)).toBe(false)
    const mine = { x: (usual.left + usual.right) / 2, y: (usual.top + usual.bottom) / 2 }
    expect(
      overlap(column(hang(tags, frame, size, { mine })), {
        left: mine.x,
        right: mine.x + 1,
        top: mine.y,
        bottom: mine.y + 1,
      }),
    ).toBe(false)
  })
})
