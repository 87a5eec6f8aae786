// Shows the events of Schneider Trophy one by one: cards are laid, planes fly, tokens come out of the bag.
import type { Camera } from '../match/camera.svelte'
import type { PieceHandle } from '../match/types'
import type { Pose } from '../match/motion'
import { wait } from '../match/pacing'
import type { Director, Hurry } from '../table/model.svelte'
import { answer, particular } from '../table/reading'
import type { Asked, Board, GameEvent, Offer, SeatNumber, SpaceName, View } from '../table/types'
import { Stage } from './stage.svelte'
import type { FlightView } from './types'

// How long an event stays in sight at normal speed, in milliseconds, before the next.
const pauses: Record<string, number> = {
  'race-began': 500,
  'lap-began': 420,
  'round-began': 140,
  'markers-set': 160,
  'turn-began': 60,
  'bet-placed': 240,
  oversped: 240,
  crashed: 800,
  'lap-ended': 420,
  'lap-scored': 260,
  'bet-shown': 520,
  'race-ended': 400,
  'token-placed': 380,
  'draw-ignored': 200,
  'time-passed': 420,
  'marker-drawn': 220,
  'marker-placed': 420,
  'card-taken': 420,
  'card-replaced': 420,
  'level-raised': 380,
  'bag-changed': 320,
  'year-began': 500,
  'coins-gained': 180,
  'card-shown': 140,
}
const flight_time = (squares: number): number => Math.min(900, 220 + 75 * squares)

export interface Drawn {
  id: number
  seat: SeatNumber
  kind: 'card' | 'damage' | 'alert'
  value: string
  card: string
}

export class FlightDirector implements Director {
  readonly stage = new Stage()
  board = $state.raw<Board | null>(null)
  drawn = $state.raw<Drawn | null>(null) // what was just laid or drawn, beside its plane
  private readonly handles = new Map<SeatNumber, PieceHandle>()
  private count = 0

  constructor(private readonly camera: Camera) {}

  register(seat: SeatNumber, handle: PieceHandle): () => void {
    this.handles.set(seat, handle)
    return () => this.handles.delete(seat)
  }

  async show(event: GameEvent, hurry: Hurry): Promise<void> {
    if (hurry.factor === 0 || hurry.signal.aborted) return this.stage.apply(event)
    if (['flew', 'pushed-on', 'dropped-back'].includes(event.event)) return this.fly(event, hurry)
    this.stage.apply(event)
    if (event.event === 'card-played') return this.lay(event, 'card', String(event['value']), 420, hurry)
    if (event.event === 'token-drawn')
      return this.lay(event, particular.text(event, 'token') as 'damage' | 'alert', '', 620, hurry)
    await wait((pauses[event.event] ?? 0) * hurry.factor, hurry)
  }

  private async lay(
    event: GameEvent,
    kind: Drawn['kind'],
    value: string,
    milliseconds: number,
    hurry: Hurry,
  ): Promise<void> {
    this.drawn = { id: ++this.count, seat: event.seat ?? 0, kind, value, card: particular.text(event, 'card') }
    await wait(milliseconds * hurry.factor, hurry)
    if (kind !== 'card') this.drawn = null
  }

  private async fly(event: GameEvent, hurry: Hurry): Promise<void> {
    const { board, stage } = this
    const plane = event.seat ? stage.plane(event.seat) : undefined
    const from = particular.text(event, 'from') || plane?.square || ''
    const start = board?.spaces[from]
    if (!board || !plane || !start) return stage.apply(event)
    const way = Array.isArray(event['way']) ? (event['way'] as SpaceName[]) : [particular.text(event, 'to')]
    const poses: Pose[] = [start, ...way.flatMap((square) => board.spaces[square] ?? [])]
    this.camera.include([start, poses.at(-1) ?? start])
    const handle = this.handles.get(plane.seat)
    const flown = handle?.drive(poses, flight_time(way.length) * hurry.factor)
    stage.apply(event)
    const stop = () => handle?.finish()
    hurry.signal.addEventListener('abort', stop, { once: true })
    await flown
    hurry.signal.removeEventListener('abort', stop)
    this.drawn = null
  }

  settle(view: View): void {
    this.drawn = null
    this.stage.settle(view as FlightView)
  }

  // Of cards the fastest that draws nothing; where every one draws, the one that draws least.
  expected(asked: Asked): string | null {
    const draws = (offer: Offer) => Number(offer.costs['draws'] ?? 0)
    if (asked.question.key === 'card') {
      const plain = asked.offers.filter((offer) => !answer.flag(offer, 'dive') && !answer.flag(offer, 'trim'))
      const sorted = [...plain].sort((a, b) => draws(a) - draws(b) || (b.way?.length ?? 0) - (a.way?.length ?? 0))
      return sorted[0]?.text ?? asked.fallback
    }
    return asked.offers.find(({ text }) => text === asked.fallback)?.text ?? asked.offers[0]?.text ?? null
  }

  pose(seat: SeatNumber): Pose | null {
    const square: SpaceName | null = this.stage.plane(seat)?.square ?? null
    return square ? (this.board?.spaces[square] ?? null) : null
  }
}
