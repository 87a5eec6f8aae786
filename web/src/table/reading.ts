// Particulars of events and answers: JSON whose keys each game has of its own.
import type { GameEvent, Offer } from './types'

const number_in = (source: Record<string, unknown>, key: string): number => {
  const value = source[key]
  return typeof value === 'number' ? value : 0
}
const text_in = (source: Record<string, unknown>, key: string): string => {
  const value = source[key]
  return typeof value === 'string' ? value : ''
}
export const particular = {
  number: (event: GameEvent, key: string) => number_in(event, key),
  text: (event: GameEvent, key: string) => text_in(event, key),
  flag: (event: GameEvent, key: string) => event[key] === true,
}
export const answer = {
  what: (offer: Offer) => text_in(offer.json, 'do'),
  number: (offer: Offer, key: string) => number_in(offer.json, key),
  text: (offer: Offer, key: string) => text_in(offer.json, key),
  flag: (offer: Offer, key: string) => offer.json[key] === true,
}
export const fact = {
  number: (offer: Offer, key: string) => number_in(offer.facts ?? {}, key),
  text: (offer: Offer, key: string) => text_in(offer.facts ?? {}, key),
}
