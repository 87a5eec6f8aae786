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

// What a seat without a person gets, until somebody wishes otherwise; the server's fallback too.
export const usual_level = 'club'
export const usual_bot: Who = `bot ${usual_level}`
export const level_of = ({ who }: Place): string => who.replace(/^bot /, '')

// Races in which every seat is somebody's: those the rules fly are for one person alone.
export const with_friends = (game: GameInfo): Preset[] => game.presets.filter(({ options }) => !options['autopilots'])

export function first_wish(game: GameInfo, name: string, pace: Wish['pace'] = 'live'): Wish {
  const second: Who = pace === 'here' ? 'me' : 'open'
  const places: Place[] = [
    { who: 'me', name },
    { who: second, name: '' },
    { who: usual_bot, name: '' },
    { who: usual_bot, name: '' },
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

// By seat: what a bot is called whom nobody has named.
export function bot_names(wish: Wish): string[] {
  const free = drivers.filter((name) => !wish.places.some((place) => place.name === name))
  return wish.places.map(({ who, name }) => (who.startsWith('bot ') && !name ? (free.shift() ?? 'Bot') : name))
}

// The first seat of a person here that has no name yet: it is asked for.
export function nameless_seat(wish: Wish): number | null {
  const found = wish.places.findIndex(({ who, name }) => who === 'me' && name.trim() === '')
  return found < 0 ? null : found
}

// A race around this screen: people and bots, no server.
export function local_setup(wish: Wish, game: GameInfo, some_name: string): Setup {
  const named = bot_names(wish)
  const seats = wish.places.map((place, index) => ({
    name: named[index] || `${some_name} ${index + 1}`,
    pilot: place.who.startsWith('bot ') ? level_of(place) : 'person',
  }))
  return { game: game.key, circuit: wish.circuit, options: wish.options, seats }
}

export function asked_for(wish: Wish, game: GameInfo, my_name: string): TableWish {
  const named = bot_names(wish)
  const seats = wish.places.map((place, index): SeatWish => {
    const { who, name } = place
    if (who === 'me') return { pilot: 'me', name: name || my_name }
    if (who === 'open') return { pilot: 'open', ...(name ? { name } : {}) }
    return { pilot: 'bot', level: level_of(place), name: named[index] ?? '' }
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
