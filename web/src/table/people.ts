import { t } from '../i18n'
import type { SeatInfo, SeatNumber } from './types'

const unnamed = /^(Driver|Pilot) (\d+)$/
// Nobody has given a name yet.
export const is_nameless = (name: string): boolean => unnamed.test(name)

// Somebody who gave no name is called by the house what the game calls its people, in English; here in one's own words.
export function person_name(name: string): string {
  const found = unnamed.exec(name)
  return found ? t(found[1] === 'Pilot' ? 'seat.pilot' : 'seat.driver', { n: Number(found[2]) }) : name
}

// Of who had a seat when an event happened, if that was somebody else.
export function former_name(seats: SeatInfo[], seat: SeatNumber, at = Infinity): string | undefined {
  const name = seats.find((entry) => entry.seat === seat)?.former?.find(({ until }) => at < until)?.name
  return name === undefined ? undefined : person_name(name)
}
