// A table in words: what is raced where, at which pace, by which of its options.
import { circuit_name, game_name } from '../games'
import { t, told } from '../i18n'
import type { Pace, SeatInfo, Setup, TableInfo } from '../table/types'
import { is_nameless, person_name } from '../table/people'

export const place_of = (setup: Setup): string =>
  [game_name(setup.game), circuit_name(setup.circuit ?? '')].filter(Boolean).join(', ')

export function pace_of(pace: Pace): string {
  if (pace.kind === 'slow') return t('room.pace.slow', { n: pace.hours })
  return pace.seconds > 0 ? t('room.pace.live.clock', { n: pace.seconds }) : t('room.pace.live')
}

export const option_name = (game: string, key: string): string =>
  told(`${game}.option.${key}`, key.replaceAll('_', ' '))
// The same word may mean another thing elsewhere: an option's own words come first.
export const option_value = (game: string, key: string, value: boolean | number | string): string =>
  typeof value === 'boolean'
    ? t(value ? 'lobby.yes' : 'lobby.no')
    : told(
        `${game}.option.${key}.value.${value}`,
        told(`${game}.option.value.${value}`, String(value).replaceAll('_', ' ')),
      )

// Options that are not as usual.
export const options_of = ({ game, options = {} }: Setup): { name: string; value: string }[] =>
  Object.entries(options).map(([key, value]) => ({
    name: option_name(game, key),
    value: option_value(game, key, value),
  }))

// Who set the table; nobody when the host sits beside it.
export const host_of = (info: TableInfo): SeatInfo | undefined => info.seats.find(({ seat }) => seat === info.host)
export const host_name = (info: TableInfo): string => {
  const host = host_of(info)
  return host ? person_name(host.name) : t('sit.host')
}

// A free seat is kept for somebody, or for whoever comes.
export const seat_name = ({ name, pilot }: SeatInfo): string =>
  pilot === 'open' && is_nameless(name) ? t('lobby.whoever') : person_name(name)
