// The camera as state of a page.
import {
  box_of,
  filling_scale,
  fitted,
  holding,
  in_sight,
  kept,
  snug,
  to_page,
  uncut,
  zoomed,
  type Box,
  type Frame,
  type Point,
  type View,
} from './geometry'

export class Camera {
  view = $state.raw<View>({ x: 0, y: 0, k: 1 })
  frame = $state.raw<Frame>({ width: 1, height: 1, left: 0, top: 0, right: 0, bottom: 0 })
  board = $state.raw({ width: 1, height: 1 })
  gliding = $state(false) // on its way to `view`
  mine = $state(false) // the player looks where he likes: no automatic moves
  most = 2 // how near the camera comes by itself
  still = false
  afloat = false // the board has no edge to keep to, and all that matters of it is in sight
  foot = 0 // what hides the board along the whole lower edge of the page
  private timer: ReturnType<typeof setTimeout> | undefined

  private kept(view: View): View {
    return kept(view, this.frame, this.board, undefined, this.afloat)
  }
  private set(view: View, glide: boolean): void {
    const next = this.kept(view)
    const same =
      Math.abs(next.x - this.view.x) + Math.abs(next.y - this.view.y) < 0.5 && Math.abs(next.k - this.view.k) < 1e-3
    if (same) return
    this.gliding = glide && !this.still
    this.view = next
    clearTimeout(this.timer)
    if (this.gliding) this.timer = setTimeout(() => this.arrived(), 700)
  }
  arrived(): void {
    this.gliding = false
  }

  pan(dx: number, dy: number): void {
    this.mine = true
    this.set({ ...this.view, x: this.view.x + dx, y: this.view.y + dy }, false)
  }
  zoom(about: Point, factor: number): void {
    this.mine = true
    this.set(zoomed(this.view, about, factor), false)
  }
  step(dx: number, dy: number): void {
    this.mine = true
    this.set({ ...this.view, x: this.view.x - dx, y: this.view.y - dy }, true)
  }
  nearer(factor: number): void {
    this.mine = true
    const { width, left, right, height, top, bottom } = this.frame
    const about = { x: left + (width - left - right) / 2, y: top + (height - top - bottom) / 2 }
    this.set(zoomed(this.view, about, factor), true)
  }
  // Puts a board point in the middle of what is free.
  look_at(point: Point, glide = true): void {
    this.mine = true
    const { k } = this.view
    this.set(fitted(box_of([point]), this.frame, k, k, 0), glide)
  }

  // `whole`: boxes that the edge of the page should not cut; `hold`: what stays in sight where not everything fits.
  fit(
    points: Point[],
    centre: Point,
    margin: number,
    glide = true,
    farthest?: number,
    whole: Box[] = [],
    hold?: Point,
  ): void {
    if (points.length === 0) return
    const least = farthest ?? Math.max(this.most * 0.5, filling_scale(this.frame, this.board))
    const box = box_of([...points, centre])
    const close = fitted(box, this.frame, least, Math.max(least, this.most), margin, centre)
    const held = hold ? holding(close, this.frame, hold, margin) : close
    const view = this.afloat ? snug(held, box, this.frame, this.board, this.frame.height - this.foot) : held
    const near = {
      left: box.left - margin / 2,
      top: box.top - margin / 2,
      right: box.right + margin / 2,
      bottom: box.bottom + margin / 2,
    }
    this.set(whole.length > 0 ? uncut(view, this.frame, near, whole, (tried) => this.kept(tried), least) : view, glide)
  }
  whole(glide = true): void {
    this.mine = true
    this.set({ x: 0, y: 0, k: 0 }, glide)
  }
  // No bare table around the board, even where that hides some of it.
  fill(glide = true): void {
    const k = filling_scale(this.frame, this.board)
    this.set(
      { k, x: (this.frame.width - this.board.width * k) / 2, y: (this.frame.height - this.board.height * k) / 2 },
      glide,
    )
  }
  sees(point: Point, margin = 30): boolean {
    return in_sight(this.view, this.frame, point, margin)
  }
  // Moves no more than needed to bring a point into sight.
  include(points: Point[]): void {
    if (this.mine || this.afloat || points.every((point) => this.sees(point, 40))) return
    const { k } = this.view
    this.set(fitted(box_of(points), this.frame, Math.min(k, this.most * 0.7), k, 90, points.at(-1)), true)
  }
  on_page(point: Point): Point {
    return to_page(this.view, point)
  }
}
