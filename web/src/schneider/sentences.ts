// Events as the wireless tells them. Names are marked with ⟦ ⟧ so that they can be set in bold.
import type { Line } from '../match/types'
import { has, t, type Key, type Params } from '../i18n'
import { particular } from '../table/reading'
import type { GameEvent, SeatNumber } from '../table/types'
import { reason_of } from './campaign'
import { card_title, effect_text, face_of } from './cards'
import { component_name, course_name, land_name, on_nation, pilot_name, square_text } from './choices'

export interface Teller {
  name(seat: SeatNumber): string
  you: SeatNumber // who is spoken to, 0 for nobody
}
const { number, text, flag } = particular
const marked = (name: string): string => `⟦${name}⟧`
const ordinal = (n: number): string => t('schneider.ordinal', { n })

// What AIRCOINS, points and spared draws are for: the longest beginning of the rule's id that has a word.
export function reason(rule: string): string {
  for (let id = rule; id.includes('-'); id = id.slice(0, id.lastIndexOf('-'))) {
    if (has(`schneider.why.${id}`)) return t(`schneider.why.${id}` as Key)
  }
  return ''
}
const because = (rule: string): string => {
  const why = reason(rule)
  return why ? ` ${why}` : ''
}
function won(event: GameEvent): string {
  const [points, coins] = [number(event, 'points'), number(event, 'coins')]
  if (points > 0 && coins > 0) return t('schneider.won.both', { points, coins })
  return points > 0
    ? t('schneider.won.points', { points })
    : coins > 0
      ? t('schneider.won.coins', { coins })
      : t('schneider.won.nothing')
}
function key_of(event: GameEvent): string {
  switch (event.event) {
    case 'markers-set':
      return event['leader'] === 0 ? 'schneider.event.markers-set.none' : 'schneider.event.markers-set'
    case 'token-placed':
      return text(event, 'token') === 'damage' && has(`schneider.event.placed.${text(event, 'fault')}`)
        ? `schneider.event.placed.${text(event, 'fault')}`
        : 'schneider.event.token-placed'
    case 'card-turned-up':
      return flag(event, 'taken') ? 'schneider.event.card-turned-up.taken' : 'schneider.event.card-turned-up'
    case 'marker-placed':
      return text(event, 'card')
        ? 'schneider.event.marker-placed.named'
        : `schneider.event.marker-placed.${text(event, 'board')}`
    case 'race-ranked':
      return ['lap-wins', 'last-lap'].includes(text(event, 'ahead_by'))
        ? 'schneider.event.race-ranked.tie'
        : 'schneider.event.race-ranked'
    case 'match-over':
      return event.rule !== 'ST-RACE-01' && reason_of(text(event, 'ahead_by'))
        ? 'schneider.event.match-over.why'
        : 'schneider.event.match-over'
    case 'card-named':
      return event.rule === 'ST-INFO-03' ? 'schneider.event.card-named.away' : 'schneider.event.card-named'
    default:
      return `schneider.event.${event.event}`
  }
}

function params_of(event: GameEvent, teller: Teller): Params {
  const seat = event.seat ?? number(event, 'winner') ?? 0
  const spoken = event.event === 'markers-set' ? number(event, 'leader') : seat
  const card = (key: string) => (text(event, key) ? card_title(text(event, key)) : '')
  return {
    me: spoken && spoken === teller.you ? 1 : 0, // chooses the form of the verb
    who: spoken ? marked(teller.name(spoken)) : '',
    land: land_name(text(event, 'nation')),
    on: on_nation(text(event, 'on') || text(event, 'nation')),
    pilot: pilot_name(text(event, 'pilot')),
    course: course_name(text(event, 'course')),
    race: number(event, 'race'),
    lap: number(event, 'lap'),
    round: number(event, 'round'),
    month: number(event, 'month'),
    place: ordinal(number(event, 'place') || number(event, 'rank')),
    at: number(event, 'place'),
    n: number(event, 'count') || number(event, 'points') || number(event, 'coins') || number(event, 'tokens'),
    slot: text(event, 'slot'),
    value: number(event, 'value'),
    speed: number(event, 'speed') || number(event, 'base'),
    line: number(event, 'line'),
    way: text(event, 'way')
      ? t(text(event, 'way') === 'short' ? 'schneider.way.short' : 'schneider.way.long').toLowerCase()
      : '',
    square:
      event.event === 'token-placed'
        ? number(event, 'square')
        : square_text(text(event, 'to') || text(event, 'square')),
    token: text(event, 'token')
      ? t(text(event, 'token') === 'alert' ? 'schneider.token.alert' : 'schneider.token.damage')
      : '',
    component: component_name(text(event, 'component')),
    level: number(event, 'level'),
    damage: number(event, 'damage'),
    alert: number(event, 'alert'),
    markers: number(event, 'markers'),
    cards: number(event, 'cards'),
    card: card('card') || card('taken'),
    given: card('given'),
    won: won(event),
    why: because(event.rule),
    reason: reason_of(text(event, 'ahead_by')),
  }
}
export function sentence(event: GameEvent, teller: Teller): string {
  const key = key_of(event)
  return has(key) ? t(key, params_of(event, teller)) : event.text
}

// How much an event tells; what is not listed is left to the board.
const weights: Record<string, number> = {
  'nation-taken': 2,
  'race-began': 4,
  'lap-began': 3,
  'card-played': 2,
  'throttled-back': 2,
  flew: 2,
  'pushed-on': 6,
  oversped: 6,
  'token-drawn': 5,
  'token-placed': 6,
  'token-returned': 4,
  'draw-ignored': 4,
  crashed: 9,
  'dropped-back': 5,
  'way-taken': 3,
  'bet-placed': 3,
  'bet-shown': 5,
  'lap-scored': 5,
  'race-ranked': 7,
  'bonus-gained': 4,
  'coins-gained': 3,
  'coins-paid': 2,
  'lap-ended': 2,
  'course-named': 4,
  'year-began': 4,
  repaired: 3,
  'card-turned-up': 3,
  'time-passed': 3,
  'marker-placed': 3,
  'card-taken': 5,
  'card-replaced': 5,
  'card-discarded': 2,
  'level-raised': 4,
  'bag-changed': 4,
  'year-ended': 4,
  'match-over': 9,
  'pilot-taken': 2,
  'clock-answered': 4,
}
const own_line = new Set([
  'nation-taken',
  'pilot-taken',
  'race-began',
  'lap-began',
  'lap-scored',
  'bet-shown',
  'race-ranked',
  'course-named',
  'year-began',
  'repaired',
  'time-passed',
  'marker-placed',
  'year-ended',
  'match-over',
  'card-turned-up',
  'clock-answered',
])

// "6 (+1 draft, −1 wind)": the speed, and what made it more or less than the card.
const parts_of = (set: GameEvent): string[] =>
  (['drafting', 'air', 'handicap', 'skill'] as const).flatMap((part) => {
    const more = number(set, part)
    return more === 0 ? [] : [t(`schneider.event.part.${part}`, { n: more > 0 ? `+${more}` : `−${-more}` })]
  })
// What a card of an autopilot does to the speed it sets.
const set_by = (played: GameEvent, speed: number): string[] => {
  const { kind, effect } = face_of(text(played, 'card'))
  return kind === 'autopilot' && number(played, 'value') !== speed ? [effect_text(effect)] : []
}
const why_so_fast = ({ played, set }: Move): string[] => {
  const parts = set ? parts_of(set) : []
  return parts.length > 0 || !set || !played ? parts : set_by(played, number(set, 'speed'))
}
// Card and flight are one sentence.
interface Move {
  played: GameEvent | null
  set: GameEvent | null // the speed
}
function flight_sentence(event: GameEvent, { played, set }: Move, teller: Teller): string {
  const why = why_so_fast({ played, set })
  const speed = String(set ? number(set, 'speed') : 0)
  const params = {
    ...params_of(event, teller),
    speed: why.length > 0 ? `${speed} (${why.join(', ')})` : speed,
    value: played ? number(played, 'value') : 0,
  }
  if (played?.event === 'card-played')
    return t(flag(played, 'dive') ? 'schneider.event.flew.dive' : 'schneider.event.flew.card', params)
  return t('schneider.event.flew.throttle', params)
}

export function lines_of(events: GameEvent[], teller: Teller): Line[] {
  const lines: Line[] = []
  let line: Line | null = null
  let [lap, round, race] = [0, 0, 0]
  let move: Move = { played: null, set: null }
  const track = new Map<number, string>() // which card lies where in the year
  events.forEach((given, id) => {
    if (given.event === 'card-shown') track.set(number(given, 'place'), text(given, 'card'))
    const card =
      given.event === 'marker-placed' && text(given, 'board') === 'card' ? track.get(number(given, 'place')) : undefined
    const event = card ? { ...given, card } : given
    if (event.event === 'race-began') [race, lap, round] = [number(event, 'race'), 0, 0]
    if (event.event === 'lap-began') [lap, round] = [number(event, 'lap'), 0]
    if (event.event === 'year-began') [lap, round] = [0, 0]
    if (event.event === 'round-began') round = number(event, 'round')
    if (['turn-began', 'round-began', 'lap-ended', 'marker-drawn'].includes(event.event)) line = null
    if (event.event === 'turn-began') move = { played: null, set: null }
    if (event.event === 'card-played' || event.event === 'throttled-back') {
      move.played = event
      return
    }
    if (event.event === 'speed-set') move.set = event
    const weight = weights[event.event] ?? 0
    if (weight <= 1 || event.event === 'lap-ended') return
    if (own_line.has(event.event) || line === null) {
      const number_of = (race * 10 + lap) * 100 + round
      line = {
        id,
        round: round > 0 ? number_of : 0,
        title: t('schneider.lap.round', { lap, round }),
        seat: event.seat ?? 0,
        sentences: [],
        rules: [],
        weight: 0,
      }
      lines.push(line)
    }
    const said = event.event === 'flew' ? flight_sentence(event, move, teller) : sentence(event, teller)
    const who = event.seat ? `${marked(teller.name(event.seat))} ` : ''
    // The name is said once in a line.
    const again =
      who !== '' &&
      said.startsWith(who) &&
      event.seat === line.seat &&
      line.sentences.some((earlier) => earlier.startsWith(who))
    line.sentences.push(again ? said.charAt(who.length).toUpperCase() + said.slice(who.length + 1) : said)
    if (weight >= line.weight) line.rules.unshift(event.rule)
    else line.rules.push(event.rule)
    // Why a plane flies as far as it does comes before why it flies at all.
    if (event.event === 'flew')
      line.rules.unshift(
        ...(move.set && why_so_fast(move).length > 0 ? [move.set.rule] : []),
        ...(move.played ? [move.played.rule] : []),
      )
    line.weight = Math.max(line.weight, weight)
    if (own_line.has(event.event)) line = null
  })
  for (const each of lines) each.rules = [...new Set(each.rules)].filter(Boolean)
  return lines
}

// The moments that decided a match, with the race and the lap they fell in; lap 0 is the year that follows a race.
const telling = [
  'race-ranked',
  'crashed',
  'lap-scored',
  'card-taken',
  'bet-shown',
  'oversped',
  'card-replaced',
  'dropped-back',
  'pushed-on',
]
// Of what happens often, the boldest.
const few: Record<string, number> = { 'bet-shown': 3, oversped: 3, 'dropped-back': 2, 'pushed-on': 1 }
export function moments_of(events: GameEvent[], most = 10): { event: GameEvent; race: number; lap: number }[] {
  let [race, lap] = [0, 0]
  const moments = events.flatMap((event) => {
    if (event.event === 'race-began') race = number(event, 'race')
    if (event.event === 'lap-began') lap = number(event, 'lap')
    if (event.event === 'year-began') lap = 0
    const first = !['lap-scored', 'race-ranked'].includes(event.event) || number(event, 'rank') === 1
    const paid = event.event !== 'bet-shown' || number(event, 'points') + number(event, 'coins') > 0
    return telling.includes(event.event) && first && paid ? [{ event, race, lap }] : []
  })
  const rank = ({ event }: { event: GameEvent }) => telling.indexOf(event.event)
  const boldness = ({ event }: { event: GameEvent }) =>
    number(event, 'speed') - number(event, 'line') + 10 * number(event, 'points') + number(event, 'coins')
  const sorted = [...moments].sort((a, b) => rank(a) - rank(b) || boldness(b) - boldness(a))
  const rare = sorted.filter(
    ({ event: { event } }, i) =>
      sorted.slice(0, i).filter((other) => other.event.event === event).length < (few[event] ?? most),
  )
  const kept = new Set(rare.slice(0, most))
  return moments.filter((moment) => kept.has(moment))
}
