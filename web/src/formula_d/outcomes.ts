// Odds made readable: for each value of the die what would come of it, and the same added up. The numbers come
// from the rules (docs/json.md, Odds); here they are only sorted and named.
import type { Odds, Outcomes, Share, SpaceName } from '../table/types'
import type { Verdict } from '../ui/verdict'
import { gauges, type Gauge } from './types'

export interface Result {
  verdict: Verdict
  stops: number
  overshoot: boolean
  spins: boolean
  out: boolean
  finishes: boolean
  lost: Partial<Record<Gauge, number>> // the likeliest losses
}
export interface Bar extends Result {
  from: number
  to: number
  chance: number
  share: string | undefined
  end: SpaceName | null
}
export interface Line {
  kind: 'stop' | 'safe' | 'finish' | 'over' | 'cost' | 'spin' | 'out'
  verdict: Verdict
  chance: number
  lost: Partial<Record<Gauge, [number, number]>> // least and most points lost
  out?: boolean // a spin, or out of the race
}

// The value that comes most often; of equals the first.
export function likeliest(shares: Share[] | undefined): Share['value'] | undefined {
  let best: Share | undefined
  for (const share of shares ?? []) if (!best || share.chance > best.chance + 1e-9) best = share
  return best?.value
}
const chance_that = (shares: Share[] | undefined, holds: (value: Share['value']) => boolean): number =>
  (shares ?? []).reduce((sum, { value, chance }) => (holds(value) ? sum + chance : sum), 0)

type Costs = Record<string, number | boolean | string>

// `paid`: what the choice itself costs, said elsewhere and left out here.
export function result_of(outcomes: Outcomes, paid: Costs = {}): Result {
  const lost: Partial<Record<Gauge, number>> = {}
  for (const gauge of gauges) {
    const points = Number(likeliest(outcomes[`${gauge}_lost`]) ?? 0) - Number(paid[gauge] ?? 0)
    if (points > 0) lost[gauge] = points
  }
  const out = likeliest(outcomes['out'])
  const result = {
    stops: Number(likeliest(outcomes['stops']) ?? 0),
    overshoot: Number(likeliest(outcomes['overshoot']) ?? 0) > 0,
    spins: likeliest(outcomes['spun']) === true,
    out: out !== undefined && out !== false && out !== 'none',
    finishes: likeliest(outcomes['finished']) === true,
    lost,
  }
  const ruin = result.out || result.spins
  return { ...result, verdict: ruin ? 'ruin' : Object.keys(lost).length > 0 ? 'cost' : 'safe' }
}

export function bars_of(odds: Odds | null, paid: Costs = {}): Bar[] {
  return (odds?.by_first_roll ?? []).map(({ from, to, chance, share, outcomes }) => {
    const end = likeliest(outcomes['space'])
    return { from, to, chance, share, end: typeof end === 'string' ? end : null, ...result_of(outcomes, paid) }
  })
}

const kind_of = (bar: Bar): Line['kind'] => {
  if (bar.out) return 'out'
  if (bar.spins) return 'spin'
  if (bar.overshoot) return 'over'
  if (bar.verdict === 'cost') return 'cost'
  if (bar.finishes) return 'finish'
  return bar.stops > 0 ? 'stop' : 'safe'
}
const order: Line['kind'][] = ['finish', 'stop', 'safe', 'cost', 'over', 'spin', 'out']

function ranges_of(bars: Bar[]): Line['lost'] {
  const ranges: Line['lost'] = {}
  for (const gauge of gauges) {
    const points = bars.map(({ lost }) => lost[gauge] ?? 0)
    if (Math.max(...points) > 0) ranges[gauge] = [Math.min(...points), Math.max(...points)]
  }
  return ranges
}

// One line for each kind of result, the best first.
export function lines_of(bars: Bar[]): Line[] {
  return order.flatMap((kind) => {
    const same = bars.filter((bar) => kind_of(bar) === kind)
    if (same.length === 0) return []
    const chance = same.reduce((sum, bar) => sum + bar.chance, 0)
    return { kind, verdict: same[0]!.verdict, chance, lost: ranges_of(same) }
  })
}

// Where there are more kinds than lines, neighbours share one: what costs points, then what costs none, then what ends
// a move badly. None is left out.
const shared: [Line['kind'], Line['kind']][] = [
  ['cost', 'over'],
  ['stop', 'safe'],
  ['spin', 'out'],
]
export function gathered(lines: Line[], most: number): Line[] {
  let left = lines
  for (const [first, second] of shared) {
    const [one, other] = [left.find(({ kind }) => kind === first), left.find(({ kind }) => kind === second)]
    if (left.length <= most || !one || !other) continue
    const lost: Line['lost'] = {}
    for (const gauge of gauges) {
      const ranges = [one.lost[gauge] ?? [0, 0], other.lost[gauge] ?? [0, 0]]
      const worst = Math.max(...ranges.map(([, points]) => points))
      if (worst > 0) lost[gauge] = [Math.min(...ranges.map(([points]) => points)), worst]
    }
    const both: Line = {
      ...one,
      kind: first === 'stop' ? 'safe' : first,
      chance: one.chance + other.chance,
      lost,
      out: first === 'spin',
    }
    left = left.flatMap((line) => (line === one ? [both] : line === other ? [] : [line]))
  }
  return left
}

// The chance to lose points beyond what the choice itself costs, and to be out: for moves, which roll no gear die.
export function risks_of(odds: Odds | null, costs: Costs): { gauge: Gauge; chance: number }[] {
  if (!odds) return []
  return gauges.flatMap((gauge) => {
    const sure = Number(costs[gauge] ?? 0)
    const chance = chance_that(odds.outcomes[`${gauge}_lost`], (value) => Number(value) > sure)
    return chance > 1e-9 ? [{ gauge, chance }] : []
  })
}
export const chance_out = (odds: Odds | null): number =>
  chance_that(odds?.outcomes['out'], (value) => value !== false && value !== 'none')

// "12½", "25", "<1": exact to the half where a half is due.
export function percent(chance: number): string {
  const hundred = chance * 100
  if (hundred > 0 && hundred < 0.5) return '<1'
  if (hundred > 99.5 && hundred < 100) return '>99'
  const half = Math.round(hundred * 2) / 2
  if (Math.abs(hundred - half) < 0.01 && half % 1 !== 0) return half < 1 ? '½' : `${Math.floor(half)}½`
  return String(Math.round(hundred))
}
