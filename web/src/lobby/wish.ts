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
  pace: 'here' | 'live' | 'slow' // here: around this screen, without a server
  seconds: number
  hours: number
  expiry: Expiry
}

// Races in which every seat is somebody's: those the rules fly are for one person alone.
export const with_friends = (game: GameInfo): Preset[] => game.presets.filter(({ options }) => !options['autopilots'])

export function first_wish(game: GameInfo, name: string, pace: Wish['pace'] = 'live'): Wish {
  const second: Who = pace === 'here' ? 'me' : 'open'
  const places: Place[] = [
    { who: 'me', name },
    { who: second, name: '' },
    { who: 'bot club', name: '' },
    { who: 'bot club', name: '' },
  ]
  const preset = with_friends(game)[0]
  return {
    preset: preset?.key ?? '',
    circuit: preset?.circuit ?? game.circuits[0]?.key ?? '',
    options: { ...preset?.options },
    places: places.slice(0, game.seats[1]),
    pace,
    seconds: 0,
    hours: 24,
    expiry: 'rules',
  }
}

// Around one screen nobody comes by a link: the seat of a friend is a seat of somebody here, and the other way round.
export function with_pace(wish: Wish, pace: Wish['pace']): Wish {
  const [first, ...others] = wish.places
  const swap = (place: Place): Place => {
    if (pace === 'here' && place.who === 'open') return { ...place, who: 'me' }
    if (wish.pace === 'here' && pace !== 'here' && place.who === 'me') return { ...place, who: 'open' }
    return place
  }
  return { ...wish, pace, places: first ? [pace === 'here' ? swap(first) : first, ...others.map(swap)] : [] }
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
const drivers = [
  'Nerina',
  'Valcourt',
  'Ashworth',
  'Lindner',
  'Bellandi',
  'Marchand',
  'Pemberton',
  'Verhulst',
  'Rehn',
  'de Wael',
]

const free_names = (wish: Wish): string[] => drivers.filter((name) => !wish.places.some((place) => place.name === name))

// A race around this screen: people and bots, no server.
export function local_setup(wish: Wish, game: GameInfo, some_name: string): Setup {
  const free = free_names(wish)
  const seats = wish.places.map(({ who, name }, index) =>
    who.startsWith('bot ')
      ? { name: name || (free.shift() ?? 'Bot'), pilot: who.slice('bot '.length) }
      : { name: name || `${some_name} ${index + 1}`, pilot: 'person' },
  )
  return { game: game.key, circuit: wish.circuit, options: wish.options, seats }
}

export function asked_for(wish: Wish, game: GameInfo, my_name: string): TableWish {
  const free = free_names(wish)
  const seats = wish.places.map(({ who, name }): SeatWish => {
    if (who === 'me') return { pilot: 'me', name: name || my_name }
    if (who === 'open') return { pilot: 'open', ...(name ? { name } : {}) }
    return { pilot: 'bot', level: who.slice('bot '.length), name: name || (free.shift() ?? 'Bot') }
  })
  const setup: Setup = { game: game.key, circuit: wish.circuit, options: wish.options }
  const pace =
    wish.pace !== 'slow'
      ? ({ kind: 'live', seconds: wish.seconds, expiry: wish.expiry } as const)
      : ({ kind: 'slow', hours: wish.hours, expiry: wish.expiry } as const)
  return { setup, seats, pace }
}

// The link that brings somebody to a seat; the key stays behind the hash, so that no log sees it.
export const link_of = (origin: string, table: string, key: string): string =>
  `${origin}/t/${encodeURIComponent(table)}#${key}`

export const table_of_path = (path: string): string | null => {
  const found = /^\/t\/([^/]+)$/.exec(path)
  try {
    return found?.[1] ? decodeURIComponent(found[1]) : null
  } catch {
    return found?.[1] ?? null // no name of a table, which the server says better
  }
}
