// Which bots to race against, judged by the races one has driven.
import { told } from '../i18n'
import type { Race } from './saves'

export const level_name = (level: string): string => told(`level.${level}`, level)

// The level of a race: that of most of its bots, null where there were none.
export function level_of_race({ setup }: Pick<Race, 'setup'>): string | null {
  const pilots = Array.isArray(setup.seats) ? setup.seats : []
  const counts = new Map<string, number>()
  for (const seat of pilots) {
    const pilot = typeof seat === 'string' ? undefined : seat.pilot?.replace(/^bot /, '')
    if (pilot && pilot !== 'person' && pilot !== 'autopilot') counts.set(pilot, (counts.get(pilot) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

// 0 for a win, 1 for the last place and for whoever did not come home.
const share_behind = ({ place, of, out }: NonNullable<Race['result']>): number =>
  out ? 1 : (place - 1) / Math.max(1, of - 1)

const first_step = 1 // who has not raced yet begins above the weakest
const telling = 2 // so many races at a level say something

// One level up from whoever wins easily, one down from whoever only sees tails; `races` are those of the game, the
// latest first.
export function suggested_level(levels: string[], races: Pick<Race, 'setup' | 'result' | 'over'>[]): string {
  const driven = races.flatMap((race) => {
    const level = level_of_race(race)
    return race.over && race.result && level && levels.includes(level) ? [{ level, result: race.result }] : []
  })
  const latest = driven[0]
  if (!latest) return levels[Math.min(first_step, levels.length - 1)] ?? ''
  const at = levels.indexOf(latest.level)
  const shares = driven
    .filter(({ level }) => level === latest.level)
    .slice(0, telling)
    .map(({ result }) => share_behind(result))
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const step = mean <= 0.2 ? 1 : shares.length === telling && mean >= 0.7 ? -1 : 0
  return levels[Math.min(levels.length - 1, Math.max(0, at + step))] ?? latest.level
}
