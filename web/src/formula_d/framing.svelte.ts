// Where the camera looks by itself: at my car and what it may reach when I am asked, otherwise at what moves.
import { untrack } from 'svelte'
import { filling_scale } from '../match/geometry'
import { side_card } from '../match/types'
import type { Race } from './race.svelte'

const low = 250 // a board no higher than this shows the road first: no small map, and farther off
const around = 320 // cars nearer than this are part of the scene

export class RaceFraming {
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
    const { camera, me, phone, my_car, asked, what } = race
    if (!layout) return
    if (!me && this.empty && phone) camera.fill(glide)
    else if (!me) camera.whole(glide)
    camera.mine = false
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
    camera.fit(
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
    return this.low ? Math.max(0.46, filling_scale(this.race.camera.frame, this.race.camera.board)) : undefined
  }
  readonly whole = (): void => (this.race.camera.mine ? this.frame_me() : this.race.camera.whole())
  readonly find_car = (seat: number): void => {
    if (this.race.model.watching) return this.race.go_with(seat)
    const at = this.race.director.pose(seat)
    if (at) this.race.camera.look_at(at)
  }

  // Call once, inside a component.
  keep(): void {
    const { race } = this
    const { camera, model, director } = race
    $effect(() => {
      const { width, height, phone, lying } = race
      camera.frame = phone
        ? {
            width: lying ? width - side_card : width,
            height: this.world_height,
            left: 0,
            top: lying ? 60 : this.bare ? 8 : this.low ? 58 : 94,
            right: 0,
            bottom: lying && this.hint ? this.hint + 8 : 0,
          }
        : { width, height, left: 228, top: 66, right: 276, bottom: this.hint ? 240 + this.hint : 226 }
      camera.most = phone ? 1.12 : 1
      if (model.board) camera.board = { width: model.board.width, height: model.board.height }
    })
    $effect(() => {
      if (!director.layout || camera.frame.width < 10) return
      const wanted = race.asked !== null
      // What the camera sees must not move the camera again: only a new question, another frame or another board do.
      untrack(() => {
        if (!wanted && this.framed) return
        this.frame_me(this.framed)
        this.framed = race.me !== null
      })
    })
    // Who watches goes with the race, or with the car he has picked, until he looks elsewhere himself.
    $effect(() => {
      const { layout } = director
      if (!model.watching || !layout || camera.mine) return
      const car = race.stage.car(race.followed || race.stage.turn)
      const at = car ? director.pose(car.seat) : null
      if (!car?.space || !at) return
      const ahead = layout.ahead(car.space, 6).flatMap((space) => layout.place(space) ?? [])
      untrack(() => camera.fit([at, ...ahead], at, race.phone ? 34 : 70, true, this.farthest, [], at))
    })
    // A marked gear may reach farther than the camera: it follows, unless the player looks elsewhere.
    $effect(() => {
      if (race.what !== 'gear' || race.hovered !== null || race.tags.length === 0) return
      const ends = race.tags.flatMap(({ space }) => director.layout?.place(space) ?? [])
      untrack(() => {
        const { me, phone } = race
        if (camera.mine || !me || ends.every((end) => camera.sees(end, 26))) return
        camera.fit([me, ...ends], ends[Math.floor(ends.length / 2)] ?? me, phone ? 34 : 70, true, this.farthest, [], me)
      })
    })
  }
}
