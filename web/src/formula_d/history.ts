// The race told again from its events: places after every round, and the moments that decided it.
import type { Layout } from './circuit'
import { particular } from './types'
import type { GameEvent, SeatNumber } from '../table/types'

interface Run {
  seat: SeatNumber
  progress: number
  crossings: number
  place: number // of a finisher
  out: number // its place among those that went out, from 1; 0: not out
}

const ahead = (a: Run, b: Run): number => {
  if (a.place || b.place) return (a.place || 99) - (b.place || 99)
  if (a.out || b.out) return a.out && b.out ? b.out - a.out : a.out - b.out
  return b.progress - a.progress
}

// For each round the seats in the order of the race, first the grid.
export function places_by_round(events: GameEvent[], layout: Layout | null): SeatNumber[][] {
  const runs = new Map<SeatNumber, Run>()
  const rounds: SeatNumber[][] = []
  let gone = 0
  const note = () => runs.size > 0 && rounds.push([...runs.values()].sort(ahead).map(({ seat }) => seat))
  const tell: Record<string, (event: GameEvent, run: Run) => void> = {
    'grid-taken': (event, run) => (run.progress = -particular.number(event, 'slot')),
    'line-crossed': (event, run) => (run.crossings = particular.number(event, 'crossings')),
    'car-out': (_event, run) => (run.out = ++gone),
    'car-finished': (event, run) => (run.place = particular.number(event, 'place')),
    drove: (event, run) => (run.progress = layout ? layout.round_lap(particular.text(event, 'to')) : run.progress + 1),
  }
  const lap = layout?.lap ?? 1000
  for (const event of events) {
    if (event.event === 'round-began' || event.event === 'race-over') note()
    if (!event.seat || !tell[event.event]) continue
    const run = runs.get(event.seat) ?? { seat: event.seat, progress: 0, crossings: 0, place: 0, out: 0 }
    runs.set(event.seat, run)
    tell[event.event]!(event, run)
    if (event.event === 'drove') run.progress = (run.progress % lap) + run.crossings * lap
    if (event.event === 'line-crossed') run.progress = (((run.progress % lap) + lap) % lap) + run.crossings * lap
  }
  return rounds
}

// Who takes the lead and holds it for a while; the last who does has won it there. For each the round in which it was.
const while_held = 3 // rounds
export function leads_of(rounds: SeatNumber[][], most = 3): Moment[] {
  const leads: { seat: SeatNumber; round: number; held: number }[] = []
  rounds.forEach(([seat = 0], round) => {
    const last = leads.at(-1)
    if (last?.seat === seat) ++last.held
    else leads.push({ seat, round, held: 1 })
  })
  const final = leads.at(-1)
  const taken = leads.filter(({ round, held }) => round > 0 && held >= while_held)
  const told = [...taken].sort((a, b) => Number(b === final) - Number(a === final) || b.held - a.held).slice(0, most)
  return taken
    .filter((lead) => told.includes(lead))
    .map((lead) => ({
      event: { event: lead === final ? 'lead-kept' : 'lead-taken', rule: '', seat: lead.seat, text: '' },
      round: lead.round,
    }))
}

const telling = [
  'car-finished',
  'lead-kept',
  'car-out',
  'lead-taken',
  'spun',
  'overshot',
  'car-blocked',
  'prize-won',
  'weather-set',
]

export interface Moment {
  event: GameEvent
  round: number
}
export function moments_of(events: GameEvent[], rounds: SeatNumber[][], most = 9): Moment[] {
  const moments: Moment[] = []
  let round = 0
  for (const event of events) {
    if (event.event === 'round-began') round = particular.number(event, 'round')
    const rank = telling.indexOf(event.event)
    if (rank < 0 || (event.event === 'car-finished' && particular.number(event, 'place') > 3)) continue
    moments.push({ event, round })
  }
  const all = [...moments, ...leads_of(rounds)].sort((a, b) => a.round - b.round)
  const weight = ({ event }: Moment) => telling.indexOf(event.event)
  const kept = new Set([...all].sort((a, b) => weight(a) - weight(b)).slice(0, most))
  return all.filter((moment) => kept.has(moment))
}
