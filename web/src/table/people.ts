import { t } from '../i18n'

// Somebody who gave no name is called by the house what the game calls its people, in English; here in one's own words.
export function person_name(name: string): string {
  const found = /^(Driver|Pilot) (\d+)$/.exec(name)
  return found ? t(found[1] === 'Pilot' ? 'seat.pilot' : 'seat.driver', { n: Number(found[2]) }) : name
}
