// Where the eye looks by itself: at my car and what it may reach when I am asked, otherwise at what moves.
import { untrack } from 'svelte'
import { filling_scale } from './camera'
import type { Race } from './race.svelte'

export const beside = 372 // the card of a phone that lies on its side
const low = 250 // a board no higher than this shows the road first: no small map, and farther off
const around = 320 // cars nearer than this are part of the scene

export class Gaze {
  private readonly race!: Race
  bottom = $state(380) // what the cockpit takes of a phone
  hint = $state(0) // how high a hint stands over the card
  readonly world_height = $derived(
    Math.max(90, this.race.lying ? this.race.height - 84 : this.race.height - 84 - this.bottom),
  )
  readonly low = $derived(this.race.phone && !this.race.lying && this.world_height < low)
  readonly bare = $derived(this.low && this.world_height < 190) // not even room for the sign of the corner
  readonly empty = $derived(!this.race.rows.some(({ car }) => car.space)) // nobody stands on the road yet
  private framed = false

  constructor(race: Race) {
    this.race = race
  }

  readonly frame_me = (glide = true): void => {
    const { race } = this
    const { layout } = race.director
    const { eye, me, phone, my_car, asked, what } = race
    if (!layout) return
    if (!me && this.empty && phone) eye.fill(glide)
    else if (!me) eye.whole(glide)
    eye.mine = false
    if (!me) return
    const ends = (asked?.offers ?? []).flatMap(({ way }) => layout.place(way?.at(-1) ?? '') ?? [])
    const reach = what === 'gear' && !phone ? 12 : 7
    const ahead = my_car?.space ? layout.ahead(my_car.space, reach).flatMap((space) => layout.place(space) ?? []) : []
    const near = race.rows.flatMap(({ car }) => {
      const at = race.director.pose(car.seat)
      return at && Math.hypot(at.x - me.x, at.y - me.y) < around ? [at] : []
    })
    // Where not everything fits, the road ahead counts more than the road behind.
    const centre = ahead[phone ? 3 : 5] ?? me
    eye.fit(
      [me, ...ends, ...ahead, ...(phone || this.hint ? [] : near)],
      centre,
      phone ? 34 : 70,
      glide,
      this.farthest,
      [],
      me,
    )
  }
  private get farthest(): number | undefined {
    return this.low ? Math.max(0.46, filling_scale(this.race.eye.frame, this.race.eye.board)) : undefined
  }
  readonly whole = (): void => (this.race.eye.mine ? this.frame_me() : this.race.eye.whole())
  readonly find_car = (seat: number): void => {
    const at = this.race.director.pose(seat)
    if (at) this.race.eye.look_at(at)
  }

  // Call once, inside a component.
  keep(): void {
    const { race } = this
    const { eye, model, director } = race
    $effect(() => {
      const { width, height, phone, lying } = race
      eye.frame = phone
        ? {
            width: lying ? width - beside : width,
            height: this.world_height,
            left: 0,
            top: lying ? 60 : this.bare ? 8 : this.low ? 58 : 94,
            right: 0,
            bottom: lying && this.hint ? this.hint + 8 : 0,
          }
        : { width, height, left: 228, top: 66, right: 276, bottom: this.hint ? 240 + this.hint : 226 }
      eye.most = phone ? 1.12 : 1
      if (model.board) eye.board = { width: model.board.width, height: model.board.height }
    })
    $effect(() => {
      if (!director.layout || eye.frame.width < 10) return
      const wanted = race.asked !== null
      // What the eye sees must not move the eye again: only a new question, another frame or another board do.
      untrack(() => {
        if (!wanted && this.framed) return
        this.frame_me(this.framed)
        this.framed = race.me !== null
      })
    })
    // A marked gear may reach farther than the eye: it follows, unless the player looks elsewhere.
    $effect(() => {
      if (race.what !== 'gear' || race.hovered !== null || race.tags.length === 0) return
      const ends = race.tags.flatMap(({ space }) => director.layout?.place(space) ?? [])
      untrack(() => {
        const { me, phone } = race
        if (eye.mine || !me || ends.every((end) => eye.sees(end, 26))) return
        eye.fit([me, ...ends], ends[Math.floor(ends.length / 2)] ?? me, phone ? 34 : 70, true, this.farthest, [], me)
      })
    })
  }
}
