// Answers in words: a title for the card, a line under it, and what they cost.
import { has, t, told, type Key } from '../i18n'
import { answer, fact } from '../table/reading'
import type { Offer, SpaceName } from '../table/types'
import { card_title, effect_text, face_of, recovery_text, slots, value_text } from './cards'
import { course_named } from './course'
import type { Choice } from './declared'

const { text, number, flag, what } = answer
export const nation_name = (nation: string): string => told(`st.nation.${nation}`, nation)
// Within a sentence.
export const land_name = (nation: string): string => told(`st.nation.the.${nation}`, nation_name(nation))
export const on_nation = (nation: string): string => told(`st.nation.on.${nation}`, nation_name(nation))
export const pilot_name = (pilot: string): string => told(`st.pilot.${pilot}`, pilot)
export const component_name = (component: string): string => told(`st.component.${component}`, component)
export const course_name = (key: string): string => told(`st.course.${key}`, course_named(key)?.file.name ?? key)
export const square_text = (square: SpaceName | null | undefined): string => {
  if (!square) return t('st.square.none')
  if (square.startsWith('G')) return t('st.square.grid', { n: square.slice(1) })
  if (square.startsWith('F')) return t('st.square.home', { n: square.slice(1) })
  const branch = /^[a-z]([SL])(\d+)$/.exec(square)
  return branch
    ? t(branch[1] === 'S' ? 'st.square.short' : 'st.square.long', { n: branch[2] ?? '' })
    : t('st.square', { n: square })
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
  return [value_text(face) ? t('st.speed.of', { n: value_text(face) }) : '', fx].filter(Boolean).join(', ')
}
const token_name = (offer: Offer): string =>
  t(fact.text(offer, 'token') === 'alert' ? 'st.token.alert' : 'st.token.damage')

const titles: Record<Choice['do'], (offer: Offer) => string> = {
  nation: (offer) => nation_name(text(offer, 'nation')),
  pilot: (offer) => (text(offer, 'pilot') === 'any' ? t('st.pilot.any') : pilot_name(text(offer, 'pilot'))),
  bet: (offer) => (offer.json['slot'] === null ? t('st.bet.no') : nation_name(text(offer, 'on'))),
  play: (offer) => t('st.flies', { n: speed_of(offer) }),
  throttle: () => t('st.throttle'),
  way: (offer) => t(text(offer, 'way') === 'short' ? 'st.way.short' : 'st.way.long'),
  hit: (offer) => component_name(text(offer, 'component')),
  repair: (offer) => (offer.json['component'] === null ? t('st.repair.no') : component_name(text(offer, 'component'))),
  drop: (offer) => t(flag(offer, 'drop') ? 'st.drop.yes' : 'st.drop.no'),
  under: (offer) => card_title(text(offer, 'card')),
  keep: (offer) => card_title(text(offer, 'card')),
  course: (offer) => course_name(fact.text(offer, 'course')),
  marker: (offer) =>
    text(offer, 'board') === 'card'
      ? card_title(fact.text(offer, 'card'))
      : t(`st.marker.${text(offer, 'board')}` as Key),
  hurry: (offer) => t(flag(offer, 'pay') ? 'st.hurry.yes' : 'st.hurry.no'),
  recycle: (offer) => card_title(text(offer, 'card')),
  buy: (offer) => (offer.json['card'] === null ? t('st.buy.no') : card_title(text(offer, 'card'))),
  raise: (offer) => component_name(text(offer, 'component')),
  victim: (offer) => nation_name(text(offer, 'nation')),
}
export const title_of = (offer: Offer): string => titles[what(offer) as Choice['do']]?.(offer) ?? offer.label

const bought_with = (offer: Offer): string => t(flag(offer, 'coins') ? 'st.buy.coins' : 'st.buy.markers')

const lines: Partial<Record<Choice['do'], (offer: Offer, basic: boolean) => string>> = {
  pilot: (offer) => told(`st.skill.${text(offer, 'pilot')}`, ''),
  way: (offer) => t('st.to', { square: square_text(offer.way?.at(-1)) }),
  // An ALERT shuts off the square it covers; only DAMAGE does what stands there.
  hit: (offer) => {
    const fault = fact.text(offer, 'fault')
    const said = { n: fact.number(offer, 'square'), fault: told(`st.fault.${fault}`, fault) }
    if (fact.text(offer, 'token') !== 'alert') return t('st.hit.line', said)
    return t(fault === 'blank' ? 'st.hit.alert.blank' : 'st.hit.alert', said)
  },
  repair: (offer) =>
    offer.json['component'] === null
      ? ''
      : t('st.repair.line', { n: number(offer, 'square'), token: token_name(offer) }),
  drop: (offer) => t(flag(offer, 'drop') ? 'st.drop.yes.line' : 'st.drop.no.line'),
  under: (offer) => card_words(text(offer, 'card')),
  keep: (offer) =>
    text(offer, 'first')
      ? t('st.keep.first', { card: card_title(text(offer, 'first')) })
      : card_words(text(offer, 'card')),
  course: (offer) => told(`st.place.${fact.text(offer, 'course')}`, ''),
  marker: (offer, basic) => {
    const board = text(offer, 'board')
    if (board === 'spying') return t('st.marker.spying.line')
    if (board !== 'card') return t('st.marker.coins', { n: fact.number(offer, 'coins') })
    const short = fact.number(offer, 'missing')
    const whose = short > 0 ? t('st.marker.short', { n: short }) : t('st.marker.yours')
    return `${whose} ${card_words(fact.text(offer, 'card'), basic)}`
  },
  hurry: (offer) => t(flag(offer, 'pay') ? 'st.hurry.yes.line' : 'st.hurry.no.line'),
  recycle: (offer) =>
    `${card_words(text(offer, 'card'))}. ${t('st.recovery', { n: recovery_text(face_of(text(offer, 'card'))) })}`,
  buy: (offer) => (offer.json['card'] === null ? '' : `${card_words(text(offer, 'card'))}. ${bought_with(offer)}`),
  raise: () => t('st.raise.line'),
  victim: (offer) => t('st.victim.line', { damage: fact.number(offer, 'damage'), alert: fact.number(offer, 'alert') }),
}
export const line_of = (offer: Offer, basic = false): string => lines[what(offer) as Choice['do']]?.(offer, basic) ?? ''

// The line where there are many answers: what the board, or the figure beside the title, shows already is left out.
const briefs: Partial<Record<Choice['do'], (offer: Offer) => string>> = {
  marker: (offer) => {
    const short = fact.number(offer, 'missing')
    if (text(offer, 'board') === 'spying') return t('st.marker.spying.brief')
    if (text(offer, 'board') !== 'card') return line_of(offer)
    return short > 0 ? t('st.marker.short', { n: short }) : t('st.marker.yours')
  },
  recycle: (offer) => {
    const face = face_of(text(offer, 'card'))
    return [effect_text(face.effect), t('st.recovery', { n: recovery_text(face) })].filter(Boolean).join('. ')
  },
  buy: (offer) => (offer.json['card'] === null ? '' : bought_with(offer)),
}
export const brief_of = (offer: Offer): string => briefs[what(offer) as Choice['do']]?.(offer) ?? line_of(offer)

// What a bet on a slot may bring: "1st 3 VP + 20".
export function payouts(slot: string): string[] {
  const found = slots.find((entry) => entry.slot === slot)
  return (found?.points ?? []).map((points, i) => {
    const coins = found?.coins[i] ?? 0
    if (points > 0 && coins > 0) return t('st.pay.both', { points, coins })
    return points > 0 ? t('st.pay.points', { points }) : coins > 0 ? t('st.pay.coins', { coins }) : '–'
  })
}

export const question_text = (key: string, otherwise: string): string =>
  has(`st.ask.${key}`) ? t(`st.ask.${key}` as Key) : otherwise
export const action_of = (offer: Offer): string => {
  const key = `st.do.${what(offer)}`
  if (what(offer) === 'play' || what(offer) === 'throttle') return t('st.do.play', { n: speed_of(offer) })
  if (coins_of(offer) > 0) return t('st.do.pay', { n: coins_of(offer) })
  return has(key) ? t(key as Key) : t('race.confirm')
}
