import { describe, expect, it } from 'vitest'
import {
  box_at,
  box_to_page,
  fitted,
  holding,
  in_sight,
  kept,
  overlap,
  snug,
  to_board,
  to_page,
  uncut,
  zoomed,
  type Box,
  type Frame,
} from './geometry'

const frame: Frame = { width: 1000, height: 600, left: 200, top: 0, right: 200, bottom: 200 }
const board = { width: 2000, height: 2000 }

describe('camera', () => {
  it('finds back from page to board', () => {
    const view = { x: -30, y: 12, k: 1.5 }
    const there = to_board(view, to_page(view, { x: 100, y: 50 }))
    expect(there.x).toBeCloseTo(100)
    expect(there.y).toBeCloseTo(50)
  })
  it('centres a box in the free part', () => {
    const view = fitted({ left: 0, top: 0, right: 100, bottom: 100 }, frame, 0.1, 2, 0)
    expect(view.k).toBe(2)
    expect(to_page(view, { x: 50, y: 50 })).toEqual({ x: 500, y: 200 })
  })
  it('keeps the centre when the box is too large', () => {
    const view = fitted({ left: 0, top: 0, right: 5000, bottom: 100 }, frame, 0.5, 2, 0, { x: 10, y: 10 })
    expect(to_page(view, { x: 10, y: 10 })).toEqual({ x: 500, y: 200 })
  })
  it('never shows what lies beyond the board', () => {
    expect(kept({ x: 300, y: -5000, k: 0.5 }, frame, board)).toEqual({ k: 0.5, x: 0, y: -400 })
  })
  it('puts the whole board into what is free', () => {
    expect(kept({ x: 0, y: 0, k: 0 }, frame, board)).toEqual({ k: 0.2, x: 300, y: 0 })
  })
  it('zooms about a point', () => {
    const about = { x: 400, y: 300 }
    const before = { x: -100, y: -50, k: 1 }
    const seen = to_board(before, about)
    const after = zoomed(before, about, 2)
    expect(to_page(after, seen)).toEqual(about)
  })
  it('knows what the panels hide', () => {
    expect(in_sight({ x: 0, y: 0, k: 1 }, frame, { x: 100, y: 100 }, 0)).toBe(false)
    expect(in_sight({ x: 0, y: 0, k: 1 }, frame, { x: 500, y: 100 }, 0)).toBe(true)
  })
  it('lets a board on the water rise to the edge of the cockpit, no farther', () => {
    expect(kept({ x: 0, y: -5000, k: 0.5 }, frame, board, 6, true).y).toBe(400 - 1000)
  })
  it('shows no more of what lies beyond the board than the box needs', () => {
    const page: Frame = { width: 1000, height: 600, left: 100, top: 0, right: 100, bottom: 100 }
    const wide = { width: 1200, height: 520 }
    const box = { left: 300, top: 100, right: 900, bottom: 300 }
    expect(snug({ x: 50, y: 60, k: 1 }, box, page, wide, 520)).toEqual({ k: 1, x: 0, y: 0 }) // room on both axes
    expect(snug({ x: -250, y: 0, k: 1 }, box, page, wide, 520)).toEqual({ k: 1, x: -200, y: 0 })
    expect(snug({ x: 50, y: 60, k: 1 }, { ...box, left: 80 }, page, wide, 520).x).toBe(20) // the box comes first
    // Too small to hide anything.
    expect(snug({ x: 50, y: 60, k: 1 }, box, page, { width: 900, height: 400 }, 520)).toEqual({ k: 1, x: 50, y: 60 })
  })
  it('holds a point in the free part, however low it is', () => {
    const low: Frame = { width: 360, height: 158, left: 0, top: 50, right: 0, bottom: 0 }
    const view = { x: 0, y: 0, k: 0.5 }
    expect(holding(view, low, { x: 300, y: 200 }, 34)).toEqual(view) // in sight already
    const moved = holding(view, low, { x: 300, y: 900 }, 34)
    expect(in_sight(moved, low, { x: 300, y: 900 }, 34)).toBe(true)
    expect(moved.x).toBe(0)
    const slit = holding(view, { ...low, height: 80 }, { x: 300, y: 900 }, 34)
    expect(to_page(slit, { x: 300, y: 900 }).y).toBe(65) // no room for the margin: the middle
  })
  it('moves a little rather than cut a sign', () => {
    const page = { left: 0, top: 0, right: 400, bottom: 300 }
    const small: Frame = { width: 400, height: 300, left: 0, top: 8, right: 0, bottom: 0 }
    const whole = (view: { x: number; y: number; k: number }, box: Box) => {
      const seen = box_to_page(view, box)
      return !overlap(seen, page) || (seen.left >= 0 && seen.top >= 0 && seen.right <= 400 && seen.bottom <= 300)
    }
    const needed = { left: 1000, top: 1000, right: 1100, bottom: 1100 }
    const signs = [
      box_at({ x: 1180, y: 1040, width: 170, height: 44 }),
      box_at({ x: 820, y: 1150, width: 120, height: 44 }),
    ]
    const before = fitted(needed, small, 1, 1, 60)
    expect(signs.every((sign) => whole(before, sign))).toBe(false)
    const after = uncut(before, small, needed, signs, (view) => view)
    expect(signs.every((sign) => whole(after, sign))).toBe(true)
    const seen = box_to_page(after, needed)
    expect(seen.left >= 0 && seen.right <= 400 && seen.top >= 8 && seen.bottom <= 300).toBe(true)
    expect(uncut(before, small, needed, [], (view) => view)).toEqual(before)
  })
})
