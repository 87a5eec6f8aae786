// What is highlighted and tagged for the choice one points at.
import { t } from '../i18n'
import type { Odds, Offer, SpaceName } from '../table/types'
import { chips_of, gauge_name, is_ruin, points_text, type Card } from './choices'
import type { Layout } from './circuit'
import { bars_of, chance_out, percent, result_of, risks_of, type Bar, type Result } from './outcomes'
import { gauges } from './types'
import { no_highlight, type Highlight } from '../match/highlight'
import type { Tag } from '../match/Tags.svelte'

type Costs = Offer['costs']

// `paid`: something is, whatever the die shows.
function words_of(result: Result, paid = false): string {
  if (result.out) return t('formula-d.out.out')
  if (result.spins) return t('formula-d.out.spin')
  const lost = gauges.flatMap((gauge) => (result.lost[gauge] ? [points_text(gauge, result.lost[gauge])] : []))
  if (lost.length > 0) return lost.join(', ')
  if (result.finishes) return t('formula-d.out.finish')
  if (result.stops > 1) return t('formula-d.out.stops', { n: result.stops })
  if (result.stops === 1) return t('formula-d.out.stop')
  return paid ? t('formula-d.sum.road').toLowerCase() : t('race.free')
}

// Values of the die that end on one space and fare alike share a tag.
function gathered(bars: Bar[]): Bar[] {
  const tags: Bar[] = []
  for (const bar of bars) {
    const last = tags.at(-1)
    if (last && last.end === bar.end && words_of(last) === words_of(bar))
      tags[tags.length - 1] = { ...last, to: bar.to, chance: last.chance + bar.chance }
    else tags.push(bar)
  }
  return tags
}

const span = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`)

function gear_tag(bar: Bar, end: SpaceName, paid: boolean): Tag {
  return {
    id: `${bar.from} ${end}`,
    space: end,
    number: span(bar.from, bar.to),
    verdict: bar.verdict,
    words: words_of(bar, paid),
    chance: t('race.chance', { percent: percent(bar.chance) }),
    picked: false,
    choice: null,
  }
}

// Where there are many values, those that fare alike share a tag at the middle of their run.
function bundled(bars: Bar[], paid: boolean): Tag[] {
  const runs: Bar[][] = []
  for (const bar of bars) {
    const last = runs.at(-1)
    if (last && words_of(last[0]!) === words_of(bar)) last.push(bar)
    else runs.push([bar])
  }
  return runs.flatMap((run) => {
    const middle = run[Math.floor(run.length / 2)]!
    const chance = run.reduce((sum, bar) => sum + bar.chance, 0)
    const all = { ...middle, from: run[0]!.from, to: run.at(-1)!.to, chance }
    const quiet = run.flatMap((bar) =>
      bar !== middle && bar.end ? [{ ...gear_tag(bar, bar.end, paid), quiet: true }] : [],
    )
    const disc = span(middle.from, middle.to)
    return middle.end ? [...quiet, { ...gear_tag(all, middle.end, paid), id: `run ${all.from}`, disc }] : quiet
  })
}

export function gear_tags(odds: Odds | null | undefined, costs: Costs = {}, most = 6): Tag[] {
  const bars = gathered(bars_of(odds ?? null, costs))
  const paid = gauges.some((gauge) => Number(costs[gauge] ?? 0) > 0)
  return bars.length > most
    ? bundled(bars, paid)
    : bars.flatMap((bar) => (bar.end ? [gear_tag(bar, bar.end, paid)] : []))
}
const value = ({ number, disc }: Tag, which: 0 | -1): number => Number((disc ?? number).split('–').at(which))
export function gear_highlight(tags: Tag[], from: SpaceName, layout: Layout): Highlight {
  const ends = [...tags]
    .sort((a, b) => value(a, 0) - value(b, 0))
    .map(({ space, verdict }) => ({ space, safe: verdict === 'safe' }))
  const last = Math.max(0, ...tags.map((tag) => value(tag, -1)))
  const ahead = layout.ahead(from, last)
  // The lane ahead up to the first end; then the ends themselves.
  const first = Math.min(last, ...tags.map((tag) => value(tag, 0)))
  return { way: [...ahead.slice(0, Math.max(0, first - 1)), ...ends.map(({ space }) => space)], ends }
}

export function move_tags(
  cards: Card[],
  marked: string | null,
  odds: (text: string) => Odds | null | undefined,
  most: number,
): Tag[] {
  const seen = new Set<string>()
  const tags: Tag[] = []
  for (const card of [...cards].sort((a, b) => Number(b.offer.text === marked) - Number(a.offer.text === marked))) {
    if (!card.end || seen.has(card.end)) continue
    seen.add(card.end)
    tags.push({
      ...move_tag(card, card.end, card.offer.text === marked, odds(card.offer.text)),
      quiet: tags.length >= most,
    })
  }
  return tags
}
function words_for(card: Card, result: Result | null, ruined: boolean, risky: boolean): string {
  const sure = chips_of(card.offer)
  if (sure.length > 0) return sure.map(({ text }) => text).join(', ')
  if (ruined) return t('formula-d.out.out')
  if (!result) return t('race.free')
  if (risky && result.stops > 0) return t('formula-d.short.stop') // leaves room for the risk
  return words_of({ ...result, lost: {}, spins: false, out: false })
}
function move_tag(card: Card, end: SpaceName, picked: boolean, odds: Odds | null | undefined): Tag {
  const sure = chips_of(card.offer)
  const result = odds ? result_of(odds.outcomes) : null
  const lost = chance_out(odds ?? null)
  const ruined = is_ruin(card.offer) || lost >= 0.5
  const verdict = ruined ? 'ruin' : sure.length > 0 ? 'cost' : 'safe'
  // A chance stands with what it is the chance of.
  const [worst] = risks_of(odds ?? null, card.offer.costs).sort((a, b) => b.chance - a.chance)
  const words = words_for(card, result, ruined, worst !== undefined || lost > 0)
  return {
    id: end,
    space: end,
    number: String(card.spaces),
    verdict,
    words,
    picked,
    choice: card.offer.text,
    chance:
      lost > 0 && !ruined
        ? t('formula-d.tag.out', { percent: percent(lost) })
        : worst
          ? t('formula-d.tag.risk', { gauge: gauge_name(worst.gauge), percent: percent(worst.chance) })
          : '',
  }
}
export const move_highlight = (offer: Offer | undefined): Highlight =>
  offer?.way
    ? { way: offer.way, ends: offer.way.slice(-1).map((space) => ({ space, safe: !is_ruin(offer) })) }
    : no_highlight
