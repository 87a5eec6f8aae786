// What is on show while events are told one by one; the view has the last word when everything has been shown.
import { particular } from '../table/reading'
import type { GameEvent, SeatNumber, Standing } from '../table/types'
import type { Event } from './declared'
import type { Ahead, Component, FlightView, Plane, Position, Token } from './types'

export interface ShownPlane extends Plane {
  speed: number // of its last move, 0 before it
  hurt: number // DAMAGE taken in the turn being shown
  pushed: boolean
}
export type Mark = 'crash' | 'lead' | 'draft' | 'home' | null

export class Stage {
  planes = $state<ShownPlane[]>([])
  standings = $state.raw<Standing[]>([])
  position = $state.raw<Position | null>(null)
  course = $state('')
  race = $state(0)
  lap = $state(0)
  round = $state(0)
  turn = $state<SeatNumber>(0)
  developing = $state(false)
  pays = $state.raw<number[]>([]) // a lap, by rank
  ahead_by = $state.raw<Ahead[]>([]) // what puts each of the standings ahead of the next

  plane(seat: SeatNumber): ShownPlane | undefined {
    return this.planes.find((plane) => plane.seat === seat)
  }

  settle({ position, standings, lap_pays, ahead_by }: FlightView): void {
    const before = new Map(this.planes.map((plane) => [plane.seat, plane]))
    this.planes = position.planes.map((plane) => {
      const { speed = 0, hurt = 0, pushed = false } = before.get(plane.seat) ?? {}
      return { ...plane, speed, hurt, pushed }
    })
    this.standings = standings
    this.pays = lap_pays
    this.ahead_by = ahead_by
    this.position = position
    this.course = position.course
    this.race = position.race
    this.lap = position.lap
    this.round = position.round
    this.turn = position.turn
    this.developing = position.developing
  }

  private readonly tell: Partial<Record<Event['event'], (event: GameEvent, plane: ShownPlane) => void>> = {
    'nation-taken': (event, plane) => (plane.nation = particular.text(event, 'nation')),
    'pilot-taken': (event, plane) => (plane.pilot = particular.text(event, 'pilot')),
    'grid-taken': (event, plane) => {
      plane.square = `G${particular.number(event, 'place')}`
      plane.crashed = 0
      plane.speed = 0
    },
    'turn-began': (_event, plane) => {
      this.turn = plane.seat
      plane.hurt = 0
      plane.pushed = false
    },
    'cards-drawn': (event, plane) => {
      const count = particular.number(event, 'count')
      plane.unseen = plane.unseen.slice(count)
      plane.hand = [...plane.hand, ...Array.from({ length: count }, () => null)]
    },
    'card-seen': (event, plane) =>
      (plane.hand = [...plane.hand.filter((card) => card !== null), particular.text(event, 'card')]),
    'card-laid': (event, plane) => {
      plane.unseen = plane.unseen.filter((card) => card !== event['card'])
      plane.hand = [...plane.hand, particular.text(event, 'card')]
    },
    'card-played': (event, plane) => {
      const at = plane.hand.findIndex((card) => card === event['card'])
      plane.hand = plane.hand.filter((_, i) => i !== Math.max(0, at))
      plane.pile = [...plane.pile, particular.text(event, 'card')]
      if (particular.flag(event, 'dive')) plane.dive_used = true
    },
    'speed-set': (event, plane) => (plane.speed = particular.number(event, 'speed')),
    flew: (event, plane) => (plane.square = particular.text(event, 'to')),
    'pushed-on': (event, plane) => {
      plane.square = particular.text(event, 'to')
      plane.pushed = true
    },
    'dropped-back': (event, plane) => (plane.square = particular.text(event, 'to')),
    'token-drawn': (event, plane) => this.token(plane, particular.text(event, 'token') as Token),
    'token-placed': (event, plane) => {
      const tile = plane.tiles[particular.text(event, 'component') as Component]
      if (tile) tile.tokens[particular.number(event, 'square') - 1] = particular.text(event, 'token') as Token
    },
    crashed: (_event, plane) => {
      plane.square = null
      plane.crashed = 1
    },
    'bonus-gained': (event, plane) => (plane.bonus += particular.number(event, 'points')),
    'coins-gained': (event, plane) => (plane.purse = (plane.purse ?? 0) + particular.number(event, 'coins')),
    'coins-paid': (event, plane) => (plane.purse = (plane.purse ?? 0) - particular.number(event, 'coins')),
    'bet-placed': (event, plane) => (plane.bet = { slot: particular.text(event, 'slot'), on: null }),
    'lap-scored': (event, plane) => {
      plane.lap_points = plane.lap_points.map((points, i) =>
        i === this.lap - 1 ? particular.number(event, 'points') : points,
      )
    },
  }

  apply(event: GameEvent): void {
    if (event.event === 'round-began') this.round = particular.number(event, 'round')
    if (event.event === 'lap-began') this.lap = particular.number(event, 'lap')
    if (event.event === 'race-began') {
      this.race = particular.number(event, 'race')
      this.course = particular.text(event, 'course')
      this.developing = false
    }
    if (event.event === 'year-began') this.developing = true
    if (event.event === 'year-ended') this.developing = false
    if (event.event === 'markers-set') this.mark(event)
    const plane = event.seat ? this.plane(event.seat) : undefined
    if (plane) this.tell[event.event as Event['event']]?.(event, plane)
  }

  private mark(event: GameEvent): void {
    const drafting = Array.isArray(event['drafting']) ? (event['drafting'] as SeatNumber[]) : []
    for (const plane of this.planes) {
      plane.leading = plane.seat === event['leader']
      plane.drafting = drafting.includes(plane.seat)
    }
  }
  private token(plane: ShownPlane, token: Token): void {
    if (token === 'damage') {
      plane.bag_damage -= 1
      plane.gauge += 1
      plane.hurt += 1
    } else {
      plane.bag_alert -= 1
      plane.aside += 1
    }
  }
}

export function mark_of(plane: ShownPlane): Mark {
  if (plane.crashed > 0) return 'crash'
  if (plane.square?.startsWith('F')) return 'home'
  return plane.leading ? 'lead' : plane.drafting ? 'draft' : null
}
