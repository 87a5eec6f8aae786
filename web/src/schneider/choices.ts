// Answers in words: a title for the card, a line under it, and what they cost.
import { has, t, told, type Key } from '../i18n'
import { answer, fact } from '../table/reading'
import type { Offer, SpaceName } from '../table/types'
import { card_title, effect_text, face_of, recovery_text, slots, value_text } from './cards'
import { course_named } from './course'
import type { Choice } from './declared'

const { text, number, flag, what } = answer
export const nation_name = (nation: string): string => told(`schneider.nation.${nation}`, nation)
// Within a sentence.
export const land_name = (nation: string): string => told(`schneider.nation.the.${nation}`, nation_name(nation))
export const on_nation = (nation: string): string => told(`schneider.nation.on.${nation}`, nation_name(nation))
export const pilot_name = (pilot: string): string => told(`schneider.pilot.${pilot}`, pilot)
export const component_name = (component: string): string => told(`schneider.component.${component}`, component)
export const course_name = (key: string): string => told(`schneider.course.${key}`, course_named(key)?.file.name ?? key)
export const square_text = (square: SpaceName | null | undefined): string => {
  if (!square) return t('schneider.square.none')
  if (square.startsWith('G')) return t('schneider.square.grid', { n: square.slice(1) })
  if (square.startsWith('F')) return t('schneider.square.home', { n: square.slice(1) })
  const branch = /^[a-z]([SL])(\d+)$/.exec(square)
  return branch
    ? t(branch[1] === 'S' ? 'schneider.square.short' : 'schneider.square.long', { n: branch[2] ?? '' })
    : t('schneider.square', { n: square })
}
export const speed_of = (offer: Offer): number => fact.number(offer, 'speed')
// A line on the way, and what becomes of it.
export interface Test {
  line: number
  limit: number
  hazard: 'clean' | 'ignored' | 'draw'
}
export const tests_of = (offer: Offer): Test[] => (offer.facts?.['tests'] as Test[] | undefined) ?? []
// What each card of the plane's ten would cost to give for the new one, and whether the purse has it.
export interface Exchange {
  card: string
  price: number
  payable: boolean
}
export const exchange_in = (facts: Record<string, unknown> | undefined): Exchange[] =>
  (facts?.['exchange'] as Exchange[] | undefined) ?? []
export const coins_of = (offer: Offer): number => Number(offer.costs['aircoins'] ?? 0)
export const draws_of = (offer: Offer): number => Number(offer.costs['draws'] ?? 0)

export const card_words = (id: string, basic = false): string => {
  const face = face_of(id)
  const fx = effect_text(face.effect, basic)
  return [value_text(face) ? t('schneider.speed.of', { n: value_text(face) }) : '', fx].filter(Boolean).join(', ')
}
const token_name = (offer: Offer): string =>
  t(fact.text(offer, 'token') === 'alert' ? 'schneider.token.alert' : 'schneider.token.damage')

const titles: Record<Choice['do'], (offer: Offer) => string> = {
  nation: (offer) => nation_name(text(offer, 'nation')),
  pilot: (offer) => (text(offer, 'pilot') === 'any' ? t('schneider.pilot.any') : pilot_name(text(offer, 'pilot'))),
  bet: (offer) => (offer.json['slot'] === null ? t('schneider.bet.no') : nation_name(text(offer, 'on'))),
  play: (offer) => t('schneider.flies', { n: speed_of(offer) }),
  throttle: () => t('schneider.throttle'),
  way: (offer) => t(text(offer, 'way') === 'short' ? 'schneider.way.short' : 'schneider.way.long'),
  hit: (offer) => component_name(text(offer, 'component')),
  repair: (offer) =>
    offer.json['component'] === null ? t('schneider.repair.no') : component_name(text(offer, 'component')),
  drop: (offer) => t(flag(offer, 'drop') ? 'schneider.drop.yes' : 'schneider.drop.no'),
  under: (offer) => card_title(text(offer, 'card')),
  keep: (offer) => card_title(text(offer, 'card')),
  course: (offer) => course_name(fact.text(offer, 'course')),
  marker: (offer) =>
    text(offer, 'board') === 'card'
      ? card_title(fact.text(offer, 'card'))
      : t(`schneider.marker.${text(offer, 'board')}` as Key),
  hurry: (offer) => t(flag(offer, 'pay') ? 'schneider.hurry.yes' : 'schneider.hurry.no'),
  recycle: (offer) => card_title(text(offer, 'card')),
  buy: (offer) => (offer.json['card'] === null ? t('schneider.buy.no') : card_title(text(offer, 'card'))),
  raise: (offer) => component_name(text(offer, 'component')),
  victim: (offer) => nation_name(text(offer, 'nation')),
}
export const title_of = (offer: Offer): string => titles[what(offer) as Choice['do']]?.(offer) ?? offer.label

const bought_with = (offer: Offer): string => t(flag(offer, 'coins') ? 'schneider.buy.coins' : 'schneider.buy.markers')

const lines: Partial<Record<Choice['do'], (offer: Offer, basic: boolean) => string>> = {
  pilot: (offer) => told(`schneider.skill.${text(offer, 'pilot')}`, ''),
  way: (offer) => t('schneider.to', { square: square_text(offer.way?.at(-1)) }),
  // An ALERT shuts off the square it covers; only DAMAGE does what stands there.
  hit: (offer) => {
    const fault = fact.text(offer, 'fault')
    const said = { n: fact.number(offer, 'square'), fault: told(`schneider.fault.${fault}`, fault) }
    if (fact.text(offer, 'token') !== 'alert') return t('schneider.hit.line', said)
    return t(fault === 'blank' ? 'schneider.hit.alert.blank' : 'schneider.hit.alert', said)
  },
  repair: (offer) =>
    offer.json['component'] === null
      ? ''
      : t('schneider.repair.line', { n: number(offer, 'square'), token: token_name(offer) }),
  drop: (offer) => t(flag(offer, 'drop') ? 'schneider.drop.yes.line' : 'schneider.drop.no.line'),
  under: (offer) => card_words(text(offer, 'card')),
  keep: (offer) =>
    text(offer, 'first')
      ? t('schneider.keep.first', { card: card_title(text(offer, 'first')) })
      : card_words(text(offer, 'card')),
  course: (offer) => told(`schneider.place.${fact.text(offer, 'course')}`, ''),
  marker: (offer, basic) => {
    const board = text(offer, 'board')
    if (board === 'spying') return t('schneider.marker.spying.line')
    if (board !== 'card') return t('schneider.marker.coins', { n: fact.number(offer, 'coins') })
    const short = fact.number(offer, 'missing')
    const whose = short > 0 ? t('schneider.marker.short', { n: short }) : t('schneider.marker.yours')
    return `${whose} ${card_words(fact.text(offer, 'card'), basic)}`
  },
  hurry: (offer) => t(flag(offer, 'pay') ? 'schneider.hurry.yes.line' : 'schneider.hurry.no.line'),
  recycle: (offer) =>
    card_words(text(offer, 'card')) +
    '. ' +
    t('schneider.recovery', { n: recovery_text(face_of(text(offer, 'card'))) }),
  buy: (offer) => (offer.json['card'] === null ? '' : `${card_words(text(offer, 'card'))}. ${bought_with(offer)}`),
  raise: () => t('schneider.raise.line'),
  victim: (offer) =>
    t('schneider.victim.line', { damage: fact.number(offer, 'damage'), alert: fact.number(offer, 'alert') }),
}
export const line_of = (offer: Offer, basic = false): string => lines[what(offer) as Choice['do']]?.(offer, basic) ?? ''

// The line where there are many answers: what the board, or the figure beside the title, shows already is left out.
const briefs: Partial<Record<Choice['do'], (offer: Offer) => string>> = {
  marker: (offer) => {
    const short = fact.number(offer, 'missing')
    if (text(offer, 'board') === 'spying') return t('schneider.marker.spying.brief')
    if (text(offer, 'board') !== 'card') return line_of(offer)
    return short > 0 ? t('schneider.marker.short', { n: short }) : t('schneider.marker.yours')
  },
  recycle: (offer) => {
    const face = face_of(text(offer, 'card'))
    return [effect_text(face.effect), t('schneider.recovery', { n: recovery_text(face) })].filter(Boolean).join('. ')
  },
  buy: (offer) => (offer.json['card'] === null ? '' : bought_with(offer)),
}
export const brief_of = (offer: Offer): string => briefs[what(offer) as Choice['do']]?.(offer) ?? line_of(offer)

// What a bet on a slot may bring: "1st 3 VP + 20".
export function payouts(slot: string): string[] {
  const found = slots.find((entry) => entry.slot === slot)
  return (found?.points ?? []).map((points, i) => {
    const coins = found?.coins[i] ?? 0
    if (points > 0 && coins > 0) return t('schneider.pay.both', { points, coins })
    return points > 0 ? t('schneider.pay.points', { points }) : coins > 0 ? t('schneider.pay.coins', { coins }) : '–'
  })
}

export const question_text = (key: string, otherwise: string): string =>
  has(`schneider.ask.${key}`) ? t(`schneider.ask.${key}` as Key) : otherwise
export const action_of = (offer: Offer): string => {
  const key = `schneider.do.${what(offer)}`
  if (what(offer) === 'play' || what(offer) === 'throttle') return t('schneider.do.play', { n: speed_of(offer) })
  if (coins_of(offer) > 0) return t('schneider.do.pay', { n: coins_of(offer) })
  return has(key) ? t(key as Key) : t('race.confirm')
}
