// Formula D's part of docs/json.md.
import type { Asked, SeatNumber, SpaceName, View } from '../table/types'
import type { ChoiceOf } from './declared'

export type Gauge = ChoiceOf<'build'>['gauge']
export const gauges: readonly Gauge[] = ['tires', 'brakes', 'gearbox', 'body', 'engine', 'handling']
export type Wear = Record<Gauge, number>

export interface Car {
  seat: SeatNumber
  driver: string
  status: 'racing' | 'finished' | 'out'
  cause: string
  space?: SpaceName | null
  gear: number
  crossings: number
  stops: number
  spun: boolean
  stalled: boolean
  compound: string
  in_box: boolean
  box_served: boolean
  nitro_used?: boolean
  qualifying?: { throws: number }
  place: number
  wear: Wear
  full: Wear
}

export interface Position {
  session: 'setup' | 'qualifying' | 'race' | 'over'
  phase: string
  ask: string
  order: SeatNumber[]
  turn: SeatNumber
  round: number
  weather: string
  markers: SpaceName[]
  cars: Car[]
  move?: { die?: number; remaining?: number }
}

export type FormulaView = View<Position>

// Seats 1 and 2 are the first team, 3 and 4 the second: the colours of the pit boxes on the board. The second car of a
// team wears a paler coat with stripes, so that no two look alike, in colour or without.
export const liveries = ['it', 'it-2', 'fr', 'fr-2', 'gb', 'gb-2', 'be', 'be-2', 'black', 'black-2'] as const
export type Livery = (typeof liveries)[number]
export const livery_of = (seat: SeatNumber): Livery => liveries[(seat - 1) % liveries.length] ?? 'it'
export const box_of = (seat: SeatNumber): number => Math.floor((seat - 1) / 2)

export { answer, particular } from '../table/reading'
export const kind_of = (asked: Asked | null): string => asked?.question.key ?? ''
