// Events as the wireless tells them.
import { t } from '../i18n'
import { marked, say, sentence, weigh, type Teller } from '../match/speech'
import type { Line } from '../match/types'
import type { GameEvent, SeatNumber } from '../table/types'
import { particular } from './types'

const { number, text } = particular

// Who led is no event of the rules: the page finds it out.
export function moment_text(event: GameEvent, teller: Teller): string {
  if (!event.event.startsWith('lead-')) return sentence(event, teller)
  const seat = event.seat ?? 0
  return t(`formula-d.event.${event.event}`, {
    who: marked(teller.name(seat, event.n)),
    me: seat === teller.you ? 1 : 0,
  })
}

// A line of the wireless: what one car did in one turn, or something that concerns all.
// How much an event tells; what is not listed is left to the board.
const weights: Record<string, number> = {
  'car-out': 9,
  'car-finished': 9,
  spun: 8,
  overshot: 7,
  'wear-lost': 6,
  'car-blocked': 6,
  'weather-set': 6,
  towed: 5,
  'box-reached': 5,
  'pit-rolled': 4,
  'wear-regained': 4,
  'tires-fitted': 4,
  'shot-fired': 5,
  'radio-thrown': 5,
  'prize-won': 5,
  'stop-made': 3,
  braked: 3,
  'start-rolled': 3,
  'die-rolled': 2,
  'marker-laid': 2,
  'line-crossed': 3,
  'driver-picked': 2,
  'car-built': 2,
  'forecast-rolled': 2,
  'repair-proposed': 2,
  'repair-answered': 2,
  'speed-noted': 2,
  'qualifying-began': 4,
  'qualifying-ended': 4,
  'race-began': 4,
  'race-over': 9,
  'team-ranked': 9,
  'spaces-added': 2,
  'clock-answered': 4,
}
const own_line = new Set([
  'car-built',
  'driver-picked',
  'qualifying-began',
  'qualifying-ended',
  'race-began',
  'race-over',
  'team-ranked',
  'weather-set',
  'forecast-rolled',
  'grid-taken',
  'clock-answered',
])

export function lines_of(events: GameEvent[], teller: Teller): Line[] {
  const lines: Line[] = []
  let line: Line | null = null
  let round = 0
  const open = (id: number, seat: SeatNumber): Line => {
    const fresh: Line = { id, round, seat, sentences: [], rules: [], cases: [], weight: 0 }
    lines.push(fresh)
    return fresh
  }
  events.forEach((event, id) => {
    if (event.event === 'round-began') round = number(event, 'round')
    if (event.event === 'turn-began' || event.event === 'round-began') line = null
    const weight = weights[event.event] ?? 0
    if (event.event === 'grid-taken' && number(event, 'slot') > 1) return
    if (weight === 0 && event.event !== 'grid-taken') return
    if (event.event === 'tested' || (event.event === 'wear-lost' && braking_told(events, id))) return
    if (own_line.has(event.event) || line === null) line = open(id, event.seat ?? 0)
    if (event.event === 'grid-taken') line.sentences.push(grid_text(events, teller))
    else say(line, event, teller)
    weigh(line, event, weight, teller)
    if (own_line.has(event.event)) line = null
  })
  for (const each of lines) each.rules = [...new Set(each.rules)].filter(Boolean)
  return lines.filter(({ sentences }) => sentences.length > 0)
}

// "Brakes by 2" says it already.
const braking_told = (events: GameEvent[], id: number): boolean =>
  events[id]?.rule.startsWith('FD-BRAKE') === true && text(events[id]!, 'gauge') === 'brakes'

function grid_text(events: GameEvent[], teller: Teller): string {
  const taken = events
    .filter(({ event }) => event === 'grid-taken')
    .sort((a, b) => number(a, 'slot') - number(b, 'slot'))
  return t('formula-d.event.grid', { names: taken.map(({ seat, n }) => marked(teller.name(seat ?? 0, n))).join(', ') })
}
