// What the odds say of a flight.
import type { Odds } from '../table/types'

export interface Risk {
  damage: number // chance of at least one DAMAGE
  crash: number
}
export function risk_of(odds: Odds | null | undefined): Risk | null {
  if (!odds) return null
  const chance = (key: string, holds: (value: string | number | boolean | null) => boolean) =>
    (odds.outcomes[key] ?? []).reduce((sum, share) => (holds(share.value) ? sum + share.chance : sum), 0)
  return { damage: chance('damage', (value) => Number(value) > 0), crash: chance('crashed', (value) => value === true) }
}
export const percent = (chance: number): string => {
  const rounded = Math.round(chance * 100)
  if (rounded === 0 && chance > 0) return '<1'
  return rounded === 100 && chance < 1 ? '>99' : String(rounded)
}
