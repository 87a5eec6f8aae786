// Offers in the player's language, and moves gathered by where they end.
import { has, list_of, t, told, type Key } from '../i18n'
import type { Offer, SeatNumber, SpaceName } from '../table/types'
import { parts_of, type Layout } from './circuit'
import type { Choice } from './declared'
import { corner_name } from './names'
import { answer, gauges, type Gauge } from './types'

export const points_text = (gauge: Gauge, n: number): string => t(`formula-d.points.${gauge}` as Key, { n })
export const points_range = (gauge: Gauge, [least, most]: [number, number]): string =>
  least === most ? points_text(gauge, most) : t(`formula-d.points.${gauge}` as Key, { n: `${least}–${most}` })
export const gauge_name = (gauge: Gauge): string => t(`formula-d.gauge.${gauge}` as Key)
export const gear_name = (gear: number): string => t(`formula-d.gear.${gear}` as Key)

export interface Chip {
  kind: 'cost' | 'ruin'
  text: string
}
// What a choice takes for certain, as chips.
export function chips_of(offer: Offer): Chip[] {
  const chips: Chip[] = gauges.flatMap((gauge) => {
    const n = Number(offer.costs[gauge] ?? 0)
    return n > 0 ? [{ kind: 'cost' as const, text: points_text(gauge, n) }] : []
  })
  if (offer.costs['spins'] === true) chips.push({ kind: 'ruin', text: t('formula-d.cost.spins') })
  if (offer.costs['out'] !== undefined) chips.push({ kind: 'ruin', text: t('formula-d.cost.out') })
  return chips
}

export function place_name(layout: Layout | null, space: SpaceName | null | undefined): string {
  if (!space) return ''
  if (space.startsWith('P')) return t('formula-d.choice.lane.P')
  const name = layout?.element(space)?.name
  return name ? corner_name(name) : space
}

const yes_no = (flag: boolean): 'yes' | 'no' => (flag ? 'yes' : 'no')

function repairs_text(points: unknown): string {
  const given = typeof points === 'object' && points !== null ? (points as Record<string, number>) : {}
  const words = gauges.flatMap((gauge) => (given[gauge] ? [points_text(gauge, given[gauge])] : []))
  return words.length > 0 ? t('formula-d.choice.repair', { points: list_of(words) }) : t('formula-d.choice.repair.none')
}

export const driver_name = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1)

function drive_label(offer: Offer, layout: Layout | null): string {
  const end = offer.way?.at(-1)
  const brakes = answer.number(offer, 'brakes')
  const where = end
    ? t('formula-d.choice.to', { n: offer.way?.length ?? 0, place: place_name(layout, end) })
    : t('formula-d.choice.stay')
  return brakes > 0 ? `${where}, ${t('formula-d.choice.brake', { n: brakes })}` : where
}

const labels: Record<
  Choice['do'],
  (offer: Offer, layout: Layout | null, name: (seat: SeatNumber) => string) => string
> = {
  driver: (offer) => t('formula-d.choice.driver', { driver: driver_name(answer.text(offer, 'driver')) }),
  build: (offer) =>
    `${gauge_name(answer.text(offer, 'gauge') as Gauge)}: ` +
    t('formula-d.choice.build', { n: answer.number(offer, 'points') }),
  fit: (offer) =>
    t('formula-d.choice.fit', { compound: t(`formula-d.compound.${answer.text(offer, 'compound')}` as Key) }),
  gear: (offer) => gear_name(answer.number(offer, 'gear')),
  nitro: (offer) => t(`formula-d.choice.nitro.${answer.text(offer, 'nitro')}` as Key),
  bonus: (offer) => t(`formula-d.choice.bonus.${yes_no(answer.flag(offer, 'take'))}`),
  skid: (offer) => t(`formula-d.choice.skid.${answer.number(offer, 'by')}` as Key),
  scrap: (offer) => t(`formula-d.choice.scrap.${yes_no(answer.flag(offer, 'drop'))}`),
  move: drive_label,
  tow: (offer, layout) =>
    answer.text(offer, 'path') === '-'
      ? t('formula-d.choice.tow.no')
      : `${t('formula-d.choice.tow')}: ${drive_label(offer, layout)}`,
  stop: (offer) => {
    const kind = answer.flag(offer, 'technical')
      ? `${t('formula-d.choice.stop.technical')}: ${repairs_text(offer.json['repair'])}`
      : t('formula-d.choice.stop.tires')
    const compound = answer.text(offer, 'compound')
    return compound
      ? `${kind}, ${t('formula-d.choice.fit', { compound: t(`formula-d.compound.${compound}` as Key) })}`
      : kind
  },
  consent: (offer) => t(`formula-d.choice.consent.${yes_no(answer.flag(offer, 'agreed'))}`),
  repair: (offer) => repairs_text(offer.json['points']),
  radio: (offer, _layout, name) =>
    answer.number(offer, 'target') === 0
      ? t('formula-d.choice.radio.no')
      : t('formula-d.choice.radio', { name: name(answer.number(offer, 'target')) }),
  weather: (offer) => t(`formula-d.choice.weather.${yes_no(answer.flag(offer, 'again'))}`),
}

export function label_of(offer: Offer, layout: Layout | null, name: (seat: SeatNumber) => string): string {
  return labels[answer.what(offer) as Choice['do']]?.(offer, layout, name) ?? offer.label
}

// The same in a few words, for a card that says the rest below: see line_of.
export function title_of(offer: Offer, layout: Layout | null, name: (seat: SeatNumber) => string): string {
  if (answer.what(offer) !== 'stop') return label_of(offer, layout, name)
  return t(answer.flag(offer, 'technical') ? 'formula-d.choice.stop.technical' : 'formula-d.choice.stop.tires')
}

const kinds: Partial<Record<Choice['do'], (offer: Offer) => string>> = {
  nitro: (offer) => answer.text(offer, 'nitro'),
  bonus: (offer) => yes_no(answer.flag(offer, 'take')),
  skid: (offer) => (answer.number(offer, 'by') === 0 ? 'no' : 'yes'),
  scrap: (offer) => yes_no(answer.flag(offer, 'drop')),
  consent: (offer) => yes_no(answer.flag(offer, 'agreed')),
  radio: (offer) => yes_no(answer.number(offer, 'target') !== 0),
  weather: (offer) => yes_no(answer.flag(offer, 'again')),
}
// What follows from an answer, in a sentence.
export function line_of(offer: Offer): string {
  const what = answer.what(offer)
  if (what === 'fit') return told(`formula-d.compound.${answer.text(offer, 'compound')}.line`, '')
  if (what === 'stop') {
    const line = t(answer.flag(offer, 'technical') ? 'formula-d.line.stop.technical' : 'formula-d.line.stop.tires')
    return answer.flag(offer, 'technical') ? `${repairs_text(offer.json['repair'])}. ${line}` : line
  }
  return told(`formula-d.line.${what}.${kinds[what as Choice['do']]?.(offer) ?? ''}`, '')
}
export function build_lead(offer: Offer | undefined): string {
  const left = Number(offer?.facts?.['left'])
  return offer && Number.isInteger(left)
    ? t('formula-d.lead.build', { have: left + answer.number(offer, 'points'), left })
    : ''
}
export const driver_line = (offer: Offer | undefined): string =>
  offer ? told(`formula-d.driver.${answer.text(offer, 'driver')}`, '') : ''

// A card of the tray: one answer, or several ways that end alike and cost the same.
export interface Card {
  offer: Offer // the way that is taken
  others: Offer[]
  end: SpaceName | null
  spaces: number
  brakes: number
  lane: string
}

const price = (offer: Offer): number => {
  if (offer.costs['out'] !== undefined) return 1000
  if (offer.costs['spins'] === true) return 500
  return gauges.reduce((sum, gauge) => sum + Number(offer.costs[gauge] ?? 0), 0)
}
const side_steps = (offer: Offer): number => (answer.text(offer, 'path').match(/[LR]/g) ?? []).length

export function cards_of(offers: Offer[]): Card[] {
  const cards = new Map<string, Card>()
  for (const offer of offers) {
    const end = offer.way?.at(-1) ?? null
    const key = `${end ?? offer.text} ${JSON.stringify(offer.costs)}`
    const known = cards.get(key)
    if (!known) {
      const brakes = answer.number(offer, 'brakes')
      cards.set(key, {
        offer,
        others: [],
        end,
        spaces: offer.way?.length ?? 0,
        brakes,
        lane: end ? parts_of(end).lane : '',
      })
    } else if (side_steps(offer) < side_steps(known.offer)) {
      known.others.push(known.offer)
      known.offer = offer
    } else known.others.push(offer)
  }
  return [...cards.values()].sort((a, b) => price(a.offer) - price(b.offer) || b.spaces - a.spaces)
}
export const is_ruin = (offer: Offer): boolean => price(offer) >= 500

export const question_text = (key: string, otherwise: string): string =>
  has(`formula-d.ask.${key}`) ? t(`formula-d.ask.${key}` as Key) : otherwise
export const lead_text = (key: string): string => told(`formula-d.lead.${key}`, '')
