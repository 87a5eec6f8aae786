// The cars in the order of the race, with what a scoreboard says of them.
import type { Ranked } from '../match/types'
import type { Layout } from './circuit'
import type { ShownCar, Stage } from './stage.svelte'
import { livery_of, type Livery } from './types'
import type { SeatNumber } from '../table/types'

export interface Row extends Ranked {
  car: ShownCar
  livery: Livery
  gap: number // spaces behind the first
}

export const progress = (car: ShownCar, layout: Layout | null): number =>
  layout ? car.crossings * layout.lap + layout.round_lap(car.space) : car.crossings

export function rows_of(
  stage: Stage,
  layout: Layout | null,
  mine: SeatNumber[],
  name: (seat: SeatNumber) => string,
  followed: SeatNumber | null, // null: nobody follows anybody
): Row[] {
  const place = new Map(stage.standings.map(({ seat, place }) => [seat, place]))
  const cars = [...stage.cars].sort((a, b) => (place.get(a.seat) ?? 99) - (place.get(b.seat) ?? 99))
  const first = Math.max(0, ...cars.map((car) => progress(car, layout)))
  return cars.map((car) => ({
    car,
    seat: car.seat,
    gone: car.status === 'out',
    name: name(car.seat),
    livery: livery_of(car.seat),
    mine: mine.includes(car.seat),
    turn: stage.turn === car.seat && car.status === 'racing',
    ...(followed !== null && { followed: followed === car.seat }),
    gap: Math.max(0, Math.round(first - progress(car, layout))),
  }))
}
