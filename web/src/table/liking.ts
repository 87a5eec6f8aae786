// What somebody likes to race against, and where: kept for each game on this device. What is not said is left to the
// poster and to what past races suggest.
import type { GameInfo, Preset, Setup } from './types'

export interface Liking {
  level?: string
  rivals?: number
  circuit?: string
}
export const flown_by_rules = 'autopilot' // in place of a level, where a preset has seats that the rules play

const shelf = (game: string): string => `paddock.liking.${game}`
export function liking(game: string): Liking {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(shelf(game)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Liking) : {}
  } catch {
    return {}
  }
}
export function keep_liking(game: string, liked: Liking): void {
  try {
    localStorage.setItem(shelf(game), JSON.stringify(liked))
  } catch {
    // A browser that keeps nothing starts the poster's race.
  }
}

export const autopilots_of = (options: Setup['options']): number => Number(options?.['autopilots'] ?? 0)

// The set-up of a race alone: the preset's, with as many rivals, at that level and place, as are liked and possible.
export function liked_setup(
  info: GameInfo,
  preset: Preset | undefined,
  usual: { name: string; pilot: string }[],
  liked: Liking & { level: string },
  you: string,
  names: readonly string[],
): Setup {
  const [least, most] = info.seats
  const count = Math.min(most - 1, Math.max(least - 1, liked.rivals ?? usual.length))
  const by_rules = autopilots_of(preset?.options) > 0 && liked.level === flown_by_rules
  const options = { ...preset?.options }
  if (by_rules) options['autopilots'] = count
  else delete options['autopilots']
  const free = names.filter((name) => !usual.some((seat) => seat.name === name))
  const seats = Array.from({ length: count }, (_, i) => ({
    name: usual[i]?.name ?? free[i - usual.length] ?? `Bot ${i + 1}`,
    pilot: by_rules ? flown_by_rules : liked.level,
  }))
  const known = info.circuits.some(({ key }) => key === liked.circuit)
  const circuit = known ? liked.circuit : preset?.circuit
  return {
    game: info.key,
    ...(circuit ? { circuit } : {}),
    options,
    seats: [{ name: you, pilot: 'person' }, ...seats],
  }
}
