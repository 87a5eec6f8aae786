// Where the eye looks by itself: at the whole course on a desk, at my plane and what it may reach on a phone.
import { untrack } from 'svelte'
import { around, box_at, corners } from '../race/camera'
import { beside } from '../race/gaze.svelte'
import type { Flight } from './flight.svelte'

const phone_top = 98
const wing = 40
const rim = 8 // around a sign

export class FlightGaze {
  private readonly flight!: Flight
  bottom = $state(390) // what the cockpit takes of a phone
  readonly world_height = $derived(Math.max(180, this.flight.lying ? this.flight.height - phone_top : this.flight.height - phone_top - this.bottom))
  private framed = ''

  constructor(flight: Flight) {
    this.flight = flight
  }

  readonly frame_me = (glide = true): void => {
    const { eye, director, phone, my_pose, asked } = this.flight
    const { board } = director
    if (!board) return
    eye.mine = false
    const signs = board.signs.map((sign) => box_at(sign))
    // The whole of it: every square with the wings over it, every sign.
    const course = [...Object.values(board.spaces).flatMap((square) => around(square, wing)), ...signs.flatMap((sign) => corners(sign).flatMap((corner) => around(corner, rim)))]
    const ends = (asked?.offers ?? []).flatMap(({ way = [] }) => way.flatMap((square) => board.spaces[square] ?? []))
    const middle = (points: { x: number; y: number }[]) => ({ x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length })
    if (!phone || !my_pose) return eye.fit(course, middle(course), 0, glide, 0.2)
    eye.fit([my_pose, ...ends], middle([my_pose, ...ends]), 60, glide, undefined, signs)
  }
  readonly whole = (): void => (this.flight.eye.mine ? this.frame_me() : this.flight.eye.whole())
  readonly find = (seat: number): void => {
    const at = this.flight.director.pose(seat)
    if (at) this.flight.eye.look_at(at)
  }

  // Call once, inside a component.
  keep(): void {
    const { flight } = this
    const { eye, director } = flight
    $effect(() => {
      const { width, height, phone, lying } = flight
      eye.frame = phone
        ? { width: lying ? width - beside : width, height: this.world_height, left: 0, top: 8, right: 0, bottom: 0 }
        : { width, height, left: 236, top: 20, right: 280, bottom: 240 }
      eye.most = phone ? 1 : 1.05
      eye.afloat = !phone
      if (director.board) eye.board = { width: director.board.width, height: director.board.height }
    })
    $effect(() => {
      if (!director.board || eye.frame.width < 10) return
      const key = `${flight.stage.course} ${flight.width} ${flight.height}`
      const wanted = flight.asked !== null && flight.phone
      // What the eye sees must not move the eye again: only a new question, another frame or another board do.
      untrack(() => {
        if (!wanted && this.framed === key) return
        this.frame_me(this.framed !== '')
        this.framed = key
      })
    })
  }
}
