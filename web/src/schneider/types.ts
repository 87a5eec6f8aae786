// Schneider Trophy's part of docs/json.md.
import type { SeatNumber, SpaceName, View } from '../table/types'
import type { ChoiceOf, EventOf } from './declared'

export type Nation = ChoiceOf<'nation'>['nation']
export const nations: Nation[] = ['france', 'britain', 'italy', 'usa']
const codes: Record<Nation, string> = { france: 'fr', britain: 'gb', italy: 'it', usa: 'us' }
export const code_of = (nation: string): string => codes[nation as Nation] ?? 'gb'
export const is_nation = (text: string): text is Nation => text in codes

export type Component = ChoiceOf<'hit'>['component']
export const components: readonly Component[] = ['cooling', 'propulsion', 'controls', 'structure']
export type Token = EventOf<'token-drawn'>['token']
export interface Tile {
  level: number
  tokens: Token[]
}

export type CardName = string // FR-04, M07, AP-IT-2
export interface Plane {
  seat: SeatNumber
  autopilot: boolean
  nation: string
  pilot: string
  square: SpaceName | null
  drafting: boolean
  leading: boolean
  crashed: number
  dive_used: boolean
  set: (CardName | null)[]
  hand: (CardName | null)[]
  pile: (CardName | null)[]
  under: (CardName | null)[]
  looked: (CardName | null)[]
  unseen: (CardName | null)[]
  permanents: string[]
  bag_damage: number
  bag_alert: number
  gauge: number
  aside: number
  tiles: Record<Component, Tile>
  bet: { slot: string; on: SeatNumber | null } | null
  purse: number | null
  lap_rank: number[]
  lap_points: number[]
  bonus: number
  earlier_points: number
  race_rank: number
  cups: { gold: number; silver: number; bronze: number }
}

export interface Year {
  bag_time: number
  calendar: number
  place: number // of the card in question on the track, from 0
  track: { card: CardName | null; markers: number[] }[]
  spying: CardName[]
  spies: number[]
  shows: SeatNumber[]
  reserved: SeatNumber[]
  bag: number[]
  buyer?: SeatNumber
  taken?: CardName | null
}

export interface Position {
  phase: string
  ask: string
  course: string
  order: SeatNumber[]
  turn: SeatNumber
  ranking: SeatNumber[]
  stage: number
  race: number
  lap: number
  round: number
  developing: boolean
  planes: Plane[]
  move?: { card?: CardName; speed?: number; value?: number; token?: Token; dive?: boolean }
  year?: Partial<Year>
}

// What puts a standing ahead of the next; the rules say which.
export type Ahead = EventOf<'match-over'>['ahead_by']
export interface FlightView extends View<Position> {
  lap_pays: number[]
  ahead_by: Ahead[] // for each of the standings
}

export const points_of = (plane: Plane): number => plane.lap_points.reduce((sum, points) => sum + points, plane.bonus)
export const cards_left = (plane: Plane): number =>
  plane.hand.length + plane.unseen.length + plane.under.length + plane.looked.length
export const tokens_on = (plane: Plane, token: Token): number =>
  components.reduce((sum, component) => sum + plane.tiles[component].tokens.filter((each) => each === token).length, 0)
