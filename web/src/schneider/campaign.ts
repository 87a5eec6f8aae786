// What is told of the races of a match when it is over: who was where in each, and what decided the order.
import { t, told } from '../i18n'
import { particular } from '../table/reading'
import type { GameEvent, SeatNumber } from '../table/types'
import type { Ahead } from './types'

export interface FlownRace {
  race: number
  course: string
  ranked: { seat: SeatNumber; rank: number; points: number; ahead_by: Ahead }[] // the first one first
}
export function races_of(events: GameEvent[]): FlownRace[] {
  const races: FlownRace[] = []
  for (const event of events) {
    const { number, text } = particular
    if (event.event === 'race-began')
      races.push({ race: number(event, 'race'), course: text(event, 'course'), ranked: [] })
    if (event.event === 'race-ranked' && event.seat)
      races.at(-1)?.ranked.push({
        seat: event.seat,
        rank: number(event, 'rank'),
        points: number(event, 'points'),
        ahead_by: text(event, 'ahead_by') as Ahead,
      })
  }
  return races.filter(({ ranked }) => ranked.length > 0)
}

// Who was where in the last race: on the grid, then lap by lap.
export function laps_of(events: GameEvent[]): SeatNumber[][] {
  let laps: SeatNumber[][] = [[]]
  for (const event of events) {
    if (event.event === 'race-began') laps = [[]]
    if (!event.seat) continue
    if (event.event === 'grid-taken' && laps.length === 1) laps[0]![particular.number(event, 'place') - 1] = event.seat
    if (event.event !== 'lap-scored') continue
    if (particular.number(event, 'rank') === 1) laps.push([])
    laps.at(-1)?.push(event.seat)
  }
  return laps
}

// The reason in words; nothing where none is needed.
export const reason_of = (ahead: string): string => told(`schneider.reason.${ahead}`, '')

interface Teller {
  name(seat: SeatNumber): string
  you: SeatNumber
}
const marked = (name: string): string => `⟦${name}⟧`
export function victory(winner: SeatNumber, ahead: Ahead, teller: Teller): string {
  const reason = reason_of(ahead)
  return reason
    ? t('schneider.victory', { me: winner === teller.you ? 1 : 0, who: marked(teller.name(winner)), reason })
    : ''
}
// Why the order is what it is, where more than the first criterion had to be asked: `plain`.
export function ties(order: { seat: SeatNumber; ahead_by: Ahead }[], plain: Ahead, teller: Teller): string[] {
  return order.flatMap(({ seat, ahead_by }, i) => {
    const next = order[i + 1]
    const reason = ahead_by === plain ? '' : reason_of(ahead_by)
    return next && reason
      ? [t('schneider.before', { who: marked(teller.name(seat)), next: marked(teller.name(next.seat)), reason })]
      : []
  })
}
