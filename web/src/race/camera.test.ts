import { describe, expect, it } from 'vitest'
import { fitted, in_sight, kept, to_board, to_page, zoomed, type Frame } from './camera'

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
})
