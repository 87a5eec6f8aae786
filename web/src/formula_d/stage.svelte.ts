// What is on show while events are told one by one: cars where they have been seen to drive, not where
// the last view already has them. The view has the last word when everything has been shown.
import type { GameEvent, SeatNumber, SpaceName, Standing, TeamStanding, View } from '../table/types'
import type { Event } from './declared'
import { particular, type Car, type Gauge, type Position } from './types'

export type Mark = 'overshot' | 'spun' | 'pits' | 'box' | 'stalled' | 'out' | 'home'

export interface ShownCar extends Car {
  overshot: boolean
  lost: Partial<Record<Gauge, number>> // in the turn being shown, for the flash on a gauge
}

export class Stage {
  cars = $state<ShownCar[]>([])
  standings = $state.raw<Standing[]>([])
  teams = $state.raw<TeamStanding[]>([])
  position = $state.raw<Position | null>(null)
  round = $state(0)
  laps = $state(2)
  weather = $state('none')
  markers = $state.raw<SpaceName[]>([])
  turn = $state<SeatNumber>(0)
  throws = $state<number | null>(null) // of the qualifying lap under way

  car(seat: SeatNumber): ShownCar | undefined {
    return this.cars.find((car) => car.seat === seat)
  }

  settle({ position, standings, teams = [] }: View<Position>): void {
    const before = new Map(this.cars.map((car) => [car.seat, car]))
    this.cars = position.cars.map((car) => ({
      ...car,
      overshot: before.get(car.seat)?.overshot ?? false,
      lost: before.get(car.seat)?.lost ?? {},
    }))
    this.standings = standings
    this.teams = teams
    this.position = position
    this.round = position.round
    this.weather = position.weather
    this.markers = position.markers
    this.turn = position.turn
    this.throws = position.session === 'qualifying' ? (this.car(position.turn)?.qualifying?.throws ?? 0) : null
  }

  private readonly tell: Partial<Record<Event['event'], (event: GameEvent, car: ShownCar) => void>> = {
    'grid-taken': (event, car) => (car.space = particular.text(event, 'space')),
    shifted: (event, car) => (car.gear = particular.number(event, 'to')),
    drove: (event, car) => {
      car.space = particular.text(event, 'to')
      car.spun = false
    },
    'line-crossed': (event, car) => (car.crossings = particular.number(event, 'crossings')),
    'wear-lost': (event, car) => this.wear(event, car, particular.number(event, 'points')),
    'wear-regained': (event, car) => this.wear(event, car, -particular.number(event, 'points')),
    'stop-made': (event, car) => (car.stops = particular.number(event, 'made')),
    overshot: (_event, car) => (car.overshot = true),
    spun: (_event, car) => (car.spun = true),
    'box-reached': (_event, car) => (car.in_box = true),
    'tires-fitted': (event, car) => (car.compound = particular.text(event, 'compound')),
    'car-out': (event, car) => {
      car.status = 'out'
      car.cause = particular.text(event, 'cause')
    },
    'car-finished': (event, car) => {
      car.status = 'finished'
      car.place = particular.number(event, 'place')
    },
    'turn-began': (_event, car) => {
      this.turn = car.seat
      car.overshot = false
      car.lost = {}
    },
  }

  apply(event: GameEvent): void {
    if (event.event === 'round-began') this.round = particular.number(event, 'round')
    if (event.event === 'race-began') this.laps = particular.number(event, 'laps')
    if (event.event === 'weather-set') this.weather = particular.text(event, 'to')
    if (event.event === 'marker-laid') this.markers = [...this.markers, particular.text(event, 'space')]
    if (event.event === 'qualifying-began') this.throws = 0
    if (event.event === 'die-rolled' && this.throws !== null) this.throws += 1
    if (event.event === 'grid-taken' || event.event === 'race-began') this.throws = null
    const car = event.seat ? this.car(event.seat) : undefined
    if (car) this.tell[event.event as Event['event']]?.(event, car)
  }

  private wear(event: GameEvent, car: ShownCar, lost: number): void {
    const gauge = particular.text(event, 'gauge') as Gauge
    car.wear[gauge] = particular.number(event, 'left')
    car.lost = { ...car.lost, [gauge]: (car.lost[gauge] ?? 0) + lost }
  }
}

export function mark_of(car: ShownCar): Mark | null {
  if (car.status === 'out') return 'out'
  if (car.status === 'finished') return 'home'
  if (car.in_box) return 'box'
  if (car.space?.startsWith('P')) return 'pits'
  if (car.spun) return 'spun'
  if (car.stalled) return 'stalled'
  return car.overshot ? 'overshot' : null
}
