// Where the camera looks by itself: at the whole course on a desk, at my plane and what it may reach on a phone.
import { untrack } from 'svelte'
import { around, box_at, corners, type Point } from '../match/geometry'
import { side_card } from '../match/types'
import type { Flight } from './flight.svelte'

const phone_top = 98
const wing = 40
const rim = 8 // around a sign
const cowl = 160 // the lowest place of the dashboard's upper edge
const low_world = 240 // a phone whose board is lower than this looks from farther away

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

export class FlightFraming {
  private readonly flight!: Flight
  bottom = $state(390) // what the cockpit takes of a phone
  hint = $state(0) // how high a hint stands over the board: what matters keeps clear of it
  private readonly room = $derived(
    this.flight.lying ? this.flight.height - phone_top : this.flight.height - phone_top - this.bottom,
  )
  readonly world_height = $derived(Math.max(180, this.room))
  private readonly hidden = $derived(this.world_height - this.room) // of the world, under the cockpit
  private readonly low = $derived(this.room < low_world)
  private framed = ''

  constructor(flight: Flight) {
    this.flight = flight
  }

  readonly frame_me = (glide = true): void => {
    const { camera, director, phone, my_pose, asked } = this.flight
    const { board } = director
    if (!board) return
    if (!phone || !my_pose || this.flight.over) return this.frame_course(glide)
    camera.mine = false
    const signs = board.signs.map((sign) => box_at(sign))
    const ends = (asked?.offers ?? []).flatMap(({ way = [] }) => way.flatMap((square) => board.spaces[square] ?? []))
    const { low } = this
    camera.fit(
      [my_pose, ...ends],
      low ? my_pose : middle([my_pose, ...ends]),
      low ? 36 : 60,
      glide,
      low ? 0.36 : undefined,
      signs,
    )
  }
  // The whole of it: every square with the wings over it, every sign.
  private frame_course(glide = true): void {
    const { camera, director } = this.flight
    const { board } = director
    if (!board) return
    camera.mine = false
    const signs = board.signs.flatMap((sign) => corners(box_at(sign)).flatMap((corner) => around(corner, rim)))
    const course = [...Object.values(board.spaces).flatMap((square) => around(square, wing)), ...signs]
    camera.fit(course, middle(course), 0, glide, 0.2)
  }
  readonly whole = (): void => {
    const { camera, phone } = this.flight
    if (camera.mine || !phone) return this.frame_me()
    this.frame_course()
    camera.mine = true
  }
  readonly find = (seat: number): void => {
    if (this.flight.model.watching) return this.flight.go_with(seat)
    const at = this.flight.director.pose(seat)
    if (at) this.flight.camera.look_at(at)
  }

  // Call once, inside a component.
  keep(): void {
    const { flight } = this
    const { camera, director } = flight
    $effect(() => {
      const { width, height, phone, lying } = flight
      camera.frame = phone
        ? {
            width: lying ? width - side_card : width,
            height: this.world_height,
            left: 0,
            top: 8 + (this.hint > 0 ? this.hint + 8 : 0),
            right: 0,
            bottom: this.hidden,
          }
        : { width, height, left: 236, top: 20, right: 280, bottom: 240 + (this.hint > 0 ? this.hint + 20 : 0) }
      camera.most = phone ? (this.low ? 0.78 : 1) : 1.05
      camera.afloat = !phone
      camera.foot = cowl
      if (director.board) camera.board = { width: director.board.width, height: director.board.height }
    })
    // Who watches on a phone goes with the race, or with the plane he has picked, until he looks elsewhere himself.
    $effect(() => {
      if (!flight.model.watching || !flight.phone || camera.mine) return
      const at = director.pose(flight.followed || flight.stage.turn)
      if (at) untrack(() => camera.fit([at], at, 120, true))
    })
    $effect(() => {
      if (!director.board || camera.frame.width < 10) return
      const key = `${flight.stage.course} ${flight.width} ${flight.height} ${flight.over} ${this.hint}`
      const wanted = flight.asked !== null && flight.phone
      // What the camera sees must not move the camera again: only a new question, another frame or another board do.
      untrack(() => {
        if (!wanted && this.framed === key) return
        this.frame_me(this.framed !== '')
        this.framed = key
      })
    })
  }
}
