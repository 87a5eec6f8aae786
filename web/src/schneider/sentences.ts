// Events as the wireless tells them.
import { t } from '../i18n'
import { say, weigh, type Teller } from '../match/speech'
import type { Line } from '../match/types'
import { particular } from '../table/reading'
import type { GameEvent } from '../table/types'

const { number } = particular

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

const breaks = ['turn-began', 'round-began', 'lap-ended', 'marker-drawn'] // a line

export function lines_of(events: GameEvent[], teller: Teller): Line[] {
  const lines: Line[] = []
  let line: Line | null = null
  let [lap, round, race] = [0, 0, 0]
  let speed: GameEvent | null = null // set in this turn
  events.forEach((event, id) => {
    if (event.event === 'race-began') [race, lap, round] = [number(event, 'race'), 0, 0]
    if (event.event === 'lap-began') [lap, round] = [number(event, 'lap'), 0]
    if (event.event === 'year-began') [lap, round] = [0, 0]
    if (event.event === 'round-began') round = number(event, 'round')
    if (event.event === 'turn-began') speed = null
    if (event.event === 'speed-set') speed = event
    if (breaks.includes(event.event)) line = null
    const weight = weights[event.event] ?? 0
    if (weight <= 1 || event.event === 'lap-ended') return
    if (own_line.has(event.event) || line === null) {
      line = {
        id,
        round: round > 0 ? (race * 10 + lap) * 100 + round : 0,
        title: t('schneider.lap.round', { lap, round }),
        seat: event.seat ?? 0,
        sentences: [],
        rules: [],
        cases: [],
        weight: 0,
      }
      lines.push(line)
    }
    say(line, event, teller)
    weigh(line, event, weight, teller)
    // Why a plane flies as far as it does comes before why it flies at all.
    if (event.event === 'flew' && speed && changed(speed)) line.rules.unshift(speed.rule)
    if (own_line.has(event.event)) line = null
  })
  for (const each of lines) each.rules = [...new Set(each.rules)].filter(Boolean)
  return lines
}
const changed = (speed: GameEvent): boolean =>
  speed.rule !== 'ST-SPEED-01' || ['drafting', 'air', 'handicap', 'skill'].some((part) => number(speed, part) !== 0)

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
