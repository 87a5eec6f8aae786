// What the six dials show; a car being built is as new, and previews the points one points at.
import type { Offer } from '../table/types'
import { gauge_name } from './choices'
import type { ShownCar } from './stage.svelte'
import { answer, gauges, type Gauge } from './types'

export interface Dial {
  gauge: Gauge
  label: string
  value: number
  full: number
  lost: number
}

export function dials_of(car: ShownCar, being_built: boolean, pointed: Offer | undefined): Dial[] {
  const wear = { ...(being_built ? car.full : car.wear) }
  if (pointed && answer.what(pointed) === 'build')
    wear[answer.text(pointed, 'gauge') as Gauge] = answer.number(pointed, 'points')
  return gauges.map((gauge) => ({
    gauge,
    label: gauge_name(gauge),
    value: wear[gauge],
    full: Math.max(car.full[gauge], wear[gauge]),
    lost: car.lost[gauge] ?? 0,
  }))
}
