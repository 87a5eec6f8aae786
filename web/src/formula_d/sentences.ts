// Events as the wireless tells them. Names are marked with ⟦ ⟧ so that they can be set in bold.
import { has, minutes_of, t, type Key, type Params } from '../i18n'
import type { Line } from '../match/types'
import type { GameEvent, SeatNumber } from '../table/types'
import { driver_name, gauge_name, gear_name, place_name, points_text } from './choices'
import type { Layout } from './circuit'
import { corner_name } from './names'
import { gauges, particular, type Gauge } from './types'

export interface Teller {
  name(seat: SeatNumber): string
  you: SeatNumber // who is spoken to, 0 for nobody
  layout: Layout | null
}

const { number, text, flag } = particular
const marked = (name: string): string => `⟦${name}⟧`

// Why points are lost or tested for: the longest beginning of the rule's id that has a word.
export function reason(rule: string): string {
  for (let id = rule; id.includes('-'); id = id.slice(0, id.lastIndexOf('-'))) {
    if (has(`formula-d.why.${id}`)) return t(`formula-d.why.${id}` as Key)
  }
  return t('formula-d.why.other')
}

function key_of(event: GameEvent): Key | null {
  switch (event.event) {
    case 'start-rolled':
      return event.rule === 'FD-START-03'
        ? 'formula-d.event.start.stalls'
        : event.rule === 'FD-START-06'
          ? 'formula-d.event.start.great'
          : 'formula-d.event.start.away'
    case 'tested':
      return number(event, 'value') <= number(event, 'fails_up_to')
        ? 'formula-d.event.tested.hurt'
        : 'formula-d.event.tested.safe'
    case 'drove':
      return text(event, 'path') === '-' ? 'formula-d.event.drove.stays' : 'formula-d.event.drove'
    case 'spaces-added':
      return number(event, 'spaces') < 0 ? 'formula-d.event.spaces-taken' : 'formula-d.event.spaces-added'
    case 'qualifying-ended':
      return flag(event, 'failed') ? 'formula-d.event.qualifying-ended.failed' : 'formula-d.event.qualifying-ended'
    case 'repair-answered':
      return flag(event, 'agreed') ? 'formula-d.event.repair-answered.yes' : 'formula-d.event.repair-answered.no'
    default: {
      const key = `formula-d.event.${event.event}`
      return has(key) ? key : null
    }
  }
}

// "Tyres 6, Brakes 3": the gauges of a car that has been built.
const built = (event: GameEvent): string =>
  gauges
    .flatMap((gauge) => {
      const points = (event['gauges'] as Partial<Record<Gauge, number>> | undefined)?.[gauge]
      return points === undefined ? [] : [`${gauge_name(gauge)} ${points}`]
    })
    .join(', ')

function params_of(event: GameEvent, teller: Teller): Params {
  const seat = (key: string) => marked(teller.name(number(event, key)))
  const gauge = text(event, 'gauge')
  const params: Params = {
    me: event.seat && event.seat === teller.you ? 1 : 0, // chooses the form of the verb
    who: event.seat ? marked(teller.name(event.seat)) : '',
    value: number(event, 'value'),
    place:
      event.event === 'car-finished'
        ? number(event, 'place')
        : place_name(teller.layout, text(event, 'to') || text(event, 'space')),
    gear: gear_name(number(event, event.event === 'shifted' ? 'to' : 'gear')),
    reason: reason(event.rule),
    n: Array.isArray(event['way'])
      ? event['way'].length
      : Math.abs(number(event, 'spaces') || number(event, 'undriven')),
    corner: corner_name(text(event, 'corner')),
    made: number(event, 'made'),
    needed: number(event, 'needed'),
    left: number(event, 'left'),
    lap: event.event === 'line-crossed' ? number(event, 'crossings') : number(event, 'lap'),
    laps: number(event, 'laps'),
    round: number(event, 'round'),
    slot: number(event, 'slot'),
    speed: number(event, 'speed'),
    throws: number(event, 'throws'),
    penalty: number(event, 'penalty'),
    time: minutes_of(number(event, 'seconds')),
    driver: driver_name(text(event, 'driver')),
    other: number(event, 'by') ? seat('by') : number(event, 'mate') ? seat('mate') : seat('target'),
    points: gauge ? points_text(gauge as Gauge, number(event, 'points')) : built(event),
    limit: number(event, 'fails_up_to'),
    quick: number(event, 'value') <= 10 ? 1 : 0, // the mechanics (FD-PIT-07)
    missed: number(event, 'value') <= 15 ? 1 : 0, // the sniper (FD-SNIPE-01)
  }
  const cause = `formula-d.cause.${text(event, 'cause')}`
  if (has(cause)) params['cause'] = t(cause)
  const compound = `formula-d.compound.${text(event, 'compound')}`
  if (has(compound)) params['compound'] = t(compound).toLowerCase()
  const weather = `formula-d.weather.${text(event, 'to')}`
  if (has(weather)) params['weather'] = t(weather)
  params['forecast'] = has(`formula-d.weather.short.${text(event, 'forecast')}`)
    ? t(`formula-d.weather.short.${text(event, 'forecast')}` as Key)
    : ''
  return params
}

export function sentence(event: GameEvent, teller: Teller): string {
  const key = key_of(event)
  return key ? t(key, params_of(event, teller)) : event.text
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
  'weather-set',
  'forecast-rolled',
  'grid-taken',
  'clock-answered',
])

export function lines_of(events: GameEvent[], teller: Teller): Line[] {
  const lines: Line[] = []
  let line: Line | null = null
  let round = 0
  let shifted: GameEvent | null = null
  const open = (id: number, seat: SeatNumber): Line => {
    const fresh: Line = { id, round, seat, sentences: [], rules: [], weight: 0 }
    lines.push(fresh)
    return fresh
  }
  events.forEach((event, id) => {
    if (event.event === 'round-began') round = number(event, 'round')
    if (event.event === 'turn-began' || event.event === 'round-began') line = null
    if (event.event === 'shifted') shifted = event
    const weight = weights[event.event] ?? 0
    if (event.event === 'grid-taken' && number(event, 'slot') > 1) return
    if (weight === 0 && event.event !== 'grid-taken') return
    if (event.event === 'tested' || (event.event === 'wear-lost' && braking_told(events, id))) return
    if (own_line.has(event.event) || line === null) line = open(id, event.seat ?? 0)
    line.sentences.push(event.event === 'grid-taken' ? grid_text(events, teller) : spoken(event, shifted, line, teller))
    if (event.event === 'qualifying-ended' && !flag(event, 'failed')) line.sentences.push(...lap_counted(event, teller))
    if (event.event === 'die-rolled') shifted = null
    if (weight >= line.weight) line.rules.unshift(event.rule)
    else line.rules.push(event.rule)
    line.weight = Math.max(line.weight, weight)
    if (own_line.has(event.event)) line = null
  })
  for (const each of lines) each.rules = [...new Set(each.rules)].filter(Boolean)
  return lines.filter(({ sentences }) => sentences.length > 0)
}

// "Brakes by 2" says it already.
const braking_told = (events: GameEvent[], id: number): boolean =>
  events[id]?.rule.startsWith('FD-BRAKE') === true && text(events[id]!, 'gauge') === 'brakes'

// What counts with the throws of a qualifying lap.
function lap_counted(event: GameEvent, teller: Teller): string[] {
  const counted: [string, Key][] = [
    ['penalty', 'formula-d.event.qualifying.penalty'],
    ['seconds', 'formula-d.event.qualifying.clock'],
  ]
  return counted.flatMap(([what, key]) => (number(event, what) > 0 ? [t(key, params_of(event, teller))] : []))
}

function grid_text(events: GameEvent[], teller: Teller): string {
  const taken = events
    .filter(({ event }) => event === 'grid-taken')
    .sort((a, b) => number(a, 'slot') - number(b, 'slot'))
  return t('formula-d.event.grid', { names: taken.map(({ seat }) => marked(teller.name(seat ?? 0))).join(', ') })
}

function said_of(event: GameEvent, shifted: GameEvent | null, teller: Teller, params: Params): string {
  if (event.event !== 'die-rolled' || !shifted) return sentence(event, teller)
  const change = number(shifted, 'to') - number(shifted, 'from')
  return t(
    change > 0
      ? 'formula-d.event.shifted.up'
      : change < 0
        ? 'formula-d.event.shifted.down'
        : 'formula-d.event.shifted.stay',
    params,
  )
}

function spoken(event: GameEvent, shifted: GameEvent | null, line: Line, teller: Teller): string {
  const params = params_of(event, teller)
  const said = said_of(event, shifted, teller, params)
  // The name is said once in a line; after that the sentence speaks of the same car.
  const again = line.sentences.length > 0 && event.seat === line.seat && said.startsWith(String(params['who']) + ' ')
  if (!again) return said
  const rest = said.slice(String(params['who']).length + 1)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
