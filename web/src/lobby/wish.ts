// What somebody wants to be set on a table, until it is asked for.
import type { SeatWish, TableWish } from '../table/api'
import type { Expiry, GameInfo, Preset, Setup } from '../table/types'

export type Who = 'me' | 'open' | `bot ${string}`
export interface Place {
  who: Who
  name: string
}
export type OptionValue = boolean | number | string

export interface Wish {
  preset: string
  circuit: string
  options: Record<string, OptionValue>
  places: Place[]
  pace: 'live' | 'slow'
  seconds: number
  hours: number
  expiry: Expiry
}

export function first_wish(game: GameInfo, name: string): Wish {
  const places: Place[] = [{ who: 'me', name }, { who: 'open', name: '' }, { who: 'bot club', name: '' }, { who: 'bot club', name: '' }]
  const preset = game.presets[0]
  return {
    preset: preset?.key ?? '',
    circuit: preset?.circuit ?? game.circuits[0]?.key ?? '',
    options: { ...preset?.options },
    places: places.slice(0, game.seats[1]),
    pace: 'live',
    seconds: 0,
    hours: 24,
    expiry: 'rules',
  }
}

export function with_preset(wish: Wish, preset: Preset): Wish {
  return { ...wish, preset: preset.key, circuit: preset.circuit, options: { ...preset.options } }
}

// An option that has its usual value is left to the set-up.
export function with_option(wish: Wish, game: GameInfo, key: string, value: OptionValue): Wish {
  const usual = game.options.find((option) => option.key === key)?.usual
  const options = { ...wish.options, [key]: value }
  if (value === usual) delete options[key]
  return { ...wish, preset: '', options }
}

// Bots without a name get one of the period, each its own.
const drivers = ['Nerina', 'Valcourt', 'Ashworth', 'Lindner', 'Bellandi', 'Marchand', 'Pemberton', 'Verhulst', 'Rehn', 'de Wael']

export function asked_for(wish: Wish, game: GameInfo, my_name: string): TableWish {
  const free = drivers.filter((name) => !wish.places.some((place) => place.name === name))
  const seats = wish.places.map(({ who, name }): SeatWish => {
    if (who === 'me') return { pilot: 'me', name: name || my_name }
    if (who === 'open') return { pilot: 'open', ...(name ? { name } : {}) }
    return { pilot: 'bot', level: who.slice('bot '.length), name: name || (free.shift() ?? 'Bot') }
  })
  const setup: Setup = { game: game.key, circuit: wish.circuit, options: wish.options }
  const pace =
    wish.pace === 'live'
      ? ({ kind: 'live', seconds: wish.seconds, expiry: wish.expiry } as const)
      : ({ kind: 'slow', hours: wish.hours, expiry: wish.expiry } as const)
  return { setup, seats, pace }
}

// The link that brings somebody to a seat; the key stays behind the hash, so that no log sees it.
export const link_of = (origin: string, table: string, key: string): string => `${origin}/t/${encodeURIComponent(table)}#${key}`

export const table_of_path = (path: string): string | null => {
  const found = /^\/t\/([^/]+)$/.exec(path)
  return found?.[1] ? decodeURIComponent(found[1]) : null
}
