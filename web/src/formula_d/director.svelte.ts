// Shows the events of Formula D one by one: dice roll, cars drive, gauges fall.
import type { Asked, GameEvent, SeatNumber, SpaceName, View } from '../table/types'
import type { Director, Hurry } from '../table/model.svelte'
import type { Camera } from '../match/camera.svelte'
import type { Thrown } from './Die.svelte'
import type { PieceHandle } from '../match/types'
import { drive_time, type Pose } from '../match/motion'
import { wait } from '../match/pacing'
import { cards_of } from './choices'
import type { Layout } from './circuit'
import { Stage } from './stage.svelte'
import { box_of, particular, type Position } from './types'

// How long an event stays in sight at normal speed, in milliseconds, before the next.
const pauses: Record<string, number> = {
  'round-began': 160,
  'turn-began': 60,
  shifted: 90,
  'wear-lost': 320,
  overshot: 280,
  spun: 520,
  'car-out': 700,
  'car-finished': 520,
  towed: 260,
  'box-reached': 300,
  'weather-set': 500,
  'stop-made': 140,
  'marker-laid': 120,
  'race-began': 500,
  'car-blocked': 260,
  'wear-regained': 200,
}

export class FormulaDirector implements Director {
  readonly stage = new Stage()
  thrown = $state.raw<(Thrown & { seat: SeatNumber }) | null>(null)
  layout = $state.raw<Layout | null>(null)
  private readonly handles = new Map<SeatNumber, PieceHandle>()
  private count = 0

  constructor(private readonly camera: Camera) {}

  register(seat: SeatNumber, handle: PieceHandle): () => void {
    this.handles.set(seat, handle)
    return () => this.handles.delete(seat)
  }

  async show(event: GameEvent, hurry: Hurry): Promise<void> {
    if (hurry.factor === 0 || hurry.signal.aborted) {
      this.stage.apply(event)
      return
    }
    if (event.event === 'drove') return this.drive(event, hurry)
    this.stage.apply(event)
    if (['die-rolled', 'start-rolled', 'tested', 'pit-rolled'].includes(event.event)) return this.roll(event, hurry)
    await wait((pauses[event.event] ?? 0) * hurry.factor, hurry)
  }

  private async roll(event: GameEvent, hurry: Hurry): Promise<void> {
    const black = event.event !== 'die-rolled'
    const value = particular.number(event, 'value')
    const milliseconds = (black ? 460 : 620) * hurry.factor
    const hurt = event.event === 'tested' && value <= particular.number(event, 'fails_up_to')
    this.follow(event.seat)
    this.thrown = {
      id: ++this.count,
      kind: black ? 'black' : 'gear',
      gear: particular.number(event, 'gear'),
      value,
      hurt,
      milliseconds,
      seat: event.seat ?? 0,
    }
    await wait(milliseconds + (black ? 160 : 120) * hurry.factor, hurry)
    if (black) this.thrown = null
  }

  private follow(seat: SeatNumber | undefined): void {
    const space = seat ? this.stage.car(seat)?.space : null
    const place = space ? this.layout?.place(space) : null
    if (place) this.camera.include([place])
  }

  private async drive(event: GameEvent, hurry: Hurry): Promise<void> {
    const { layout } = this
    const start = layout?.place(particular.text(event, 'from'))
    const way = Array.isArray(event['way']) ? (event['way'] as SpaceName[]) : []
    if (!layout || !start || way.length === 0 || !event.seat) {
      this.stage.apply(event)
      return
    }
    const poses: Pose[] = [start, ...way.flatMap((space) => layout.place(space) ?? [])]
    this.camera.include([start, poses.at(-1) ?? start])
    const handle = this.handles.get(event.seat)
    const driven = handle?.drive(poses, drive_time(way.length) * hurry.factor)
    this.stage.apply(event)
    const stop = () => handle?.finish()
    hurry.signal.addEventListener('abort', stop, { once: true })
    await driven
    hurry.signal.removeEventListener('abort', stop)
    this.thrown = null
  }

  settle(view: View): void {
    this.thrown = null
    this.stage.settle(view as View<Position>)
  }

  expected(asked: Asked): string | null {
    const what = asked.question.key
    if (what === 'move' || what === 'tow') return cards_of(asked.offers)[0]?.offer.text ?? null
    return asked.offers.find(({ text }) => text === asked.fallback)?.text ?? asked.offers[0]?.text ?? null
  }

  pose(seat: SeatNumber): Pose | null {
    const car = this.stage.car(seat)
    if (!car?.space || !this.layout) return null
    if (car.in_box) return this.layout.board.boxes[box_of(seat)] ?? this.layout.place(car.space)
    return this.layout.place(car.space)
  }
}
