// Answers in words: a title for the card, a line under it, and what they cost.
import { has, t, told, type Key } from '../i18n'
import { answer } from '../table/reading'
import type { Offer, SpaceName } from '../table/types'
import { card_title, effect_text, face_of, recovery_text, shows, slots, value_text } from './cards'
import { course_named, course_files } from './course'
import type { Position } from './types'

const { text, number, flag, what } = answer
export const nation_name = (nation: string): string => told(`st.nation.${nation}`, nation)
export const pilot_name = (pilot: string): string => told(`st.pilot.${pilot}`, pilot)
export const component_name = (component: string): string => told(`st.component.${component}`, component)
export const course_name = (key: string): string => told(`st.course.${key}`, course_named(key)?.file.name ?? key)
export const square_text = (square: SpaceName | null | undefined): string => {
  if (!square) return t('st.square.none')
  if (square.startsWith('G')) return t('st.square.grid', { n: square.slice(1) })
  if (square.startsWith('F')) return t('st.square.home', { n: square.slice(1) })
  const branch = /^[a-z]([SL])(\d+)$/.exec(square)
  return branch ? t(branch[1] === 'S' ? 'st.square.short' : 'st.square.long', { n: branch[2] ?? '' }) : t('st.square', { n: square })
}
// The number of the speed, which the label gives in words.
export const speed_of = (offer: Offer): number => Number(/speed (\d+)/.exec(offer.label)?.[1] ?? offer.way?.length ?? 0)
export const coins_of = (offer: Offer): number => Number(offer.costs['aircoins'] ?? 0)
export const draws_of = (offer: Offer): number => Number(offer.costs['draws'] ?? 0)

const card_words = (id: string): string => {
  const face = face_of(id)
  const fx = effect_text(face.effect)
  return [value_text(face) ? t('st.speed.of', { n: value_text(face) }) : '', fx].filter(Boolean).join(', ')
}
const course_key = (offer: Offer): string => course_files.find(({ name }) => offer.label.endsWith(name))?.key ?? ''

const titles: Record<string, (offer: Offer, position: Position | null) => string> = {
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
  course: (offer) => course_name(course_key(offer)),
  marker: (offer, position) => {
    const board = text(offer, 'board')
    if (board === 'card') return card_title(position?.year?.track?.[number(offer, 'place') - 1]?.card ?? '')
    return t(`st.marker.${board}` as Key)
  },
  hurry: (offer) => t(flag(offer, 'pay') ? 'st.hurry.yes' : 'st.hurry.no'),
  recycle: (offer) => card_title(text(offer, 'card')),
  buy: (offer) => (offer.json['card'] === null ? t('st.buy.no') : card_title(text(offer, 'card'))),
  raise: (offer) => component_name(text(offer, 'component')),
  victim: (offer) => nation_name(text(offer, 'nation')),
}
export const title_of = (offer: Offer, position: Position | null): string => titles[what(offer)]?.(offer, position) ?? offer.label

const lines: Record<string, (offer: Offer, position: Position | null) => string> = {
  pilot: (offer) => told(`st.skill.${text(offer, 'pilot')}`, ''),
  way: (offer) => t('st.to', { square: square_text(offer.way?.at(-1)) }),
  hit: (offer) => {
    const [, square = '', fault = ''] = / (\d) \(([a-z0-9-]+)\)$/.exec(offer.label) ?? []
    return t('st.hit.line', { n: square, fault: told(`st.fault.${fault}`, fault) })
  },
  repair: (offer) => (offer.json['component'] === null ? '' : t('st.repair.line', { n: number(offer, 'square'), token: t(/ALERT/.test(offer.label) ? 'st.token.alert' : 'st.token.damage') })),
  drop: (offer) => t(flag(offer, 'drop') ? 'st.drop.yes.line' : 'st.drop.no.line'),
  under: (offer) => card_words(text(offer, 'card')),
  keep: (offer) => (text(offer, 'first') ? t('st.keep.first', { card: card_title(text(offer, 'first')) }) : card_words(text(offer, 'card'))),
  course: (offer) => course_named(course_key(offer))?.file.place ?? '',
  marker: (offer, position) => {
    const board = text(offer, 'board')
    if (board === 'card') {
      const short = Number(/(\d+) markers? short/.exec(offer.label)?.[1] ?? 0)
      const id = position?.year?.track?.[number(offer, 'place') - 1]?.card ?? ''
      return `${short > 0 ? t('st.marker.short', { n: short }) : t('st.marker.yours')} ${card_words(id)}`
    }
    if (board === 'reserved') return t('st.marker.coins', { n: shows.reserved })
    return board === 'show' ? t('st.marker.coins', { n: shows.public[number(offer, 'place') - 1] ?? 0 }) : t('st.marker.spying.line')
  },
  hurry: (offer) => t(flag(offer, 'pay') ? 'st.hurry.yes.line' : 'st.hurry.no.line'),
  recycle: (offer) => `${card_words(text(offer, 'card'))}. ${t('st.recovery', { n: recovery_text(face_of(text(offer, 'card'))) })}`,
  buy: (offer) => (offer.json['card'] === null ? '' : `${card_words(text(offer, 'card'))}. ${t(flag(offer, 'coins') ? 'st.buy.coins' : 'st.buy.markers')}`),
  raise: () => t('st.raise.line'),
  victim: () => t('st.victim.line'),
}
export const line_of = (offer: Offer, position: Position | null): string => lines[what(offer)]?.(offer, position) ?? ''

// What a bet on a slot may bring: "1st 3 VP + 20".
export function payouts(slot: string): string[] {
  const found = slots.find((entry) => entry.slot === slot)
  return (found?.points ?? []).map((points, i) => {
    const coins = found?.coins[i] ?? 0
    if (points > 0 && coins > 0) return t('st.pay.both', { points, coins })
    return points > 0 ? t('st.pay.points', { points }) : coins > 0 ? t('st.pay.coins', { coins }) : '–'
  })
}

export const question_text = (key: string, otherwise: string): string => (has(`st.ask.${key}`) ? t(`st.ask.${key}` as Key) : otherwise)
export const action_of = (offer: Offer): string => {
  const key = `st.do.${what(offer)}`
  if (what(offer) === 'play' || what(offer) === 'throttle') return t('st.do.play', { n: speed_of(offer) })
  if (coins_of(offer) > 0) return t('st.do.pay', { n: coins_of(offer) })
  return has(key) ? t(key as Key) : t('race.confirm')
}
