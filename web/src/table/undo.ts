// How far an answer may be taken back: to where it was given, unless a die has been thrown for the same seats since.
// Whoever takes back gets new dice (docs/record.md), so what one has seen rolled for oneself stays.
import type { SeatNumber } from './types'

interface Entry {
  start?: boolean
  seat?: SeatNumber
  choice?: string
  act?: string
  undo?: number
  rolls?: string[] // "1: gear 4"
}
interface Step {
  seat: SeatNumber
  rolled: SeatNumber[]
}

const seat_of_roll = (roll: string): SeatNumber => Number.parseInt(roll, 10)

// The steps of a record that still count (docs/record.md, Entries).
function steps_of(record: string): Step[] {
  const steps: Step[] = []
  for (const line of record.split('\n').slice(1)) {
    if (line === '') continue
    const entry = JSON.parse(line) as Entry
    if (entry.undo !== undefined) steps.splice(steps.length - entry.undo)
    else if (entry.start || entry.choice !== undefined || entry.act === 'position')
      steps.push({ seat: entry.seat ?? 0, rolled: (entry.rolls ?? []).map(seat_of_roll) })
  }
  return steps
}

// How many steps lead back to the last answer of these seats; 0: it stays.
export function steps_back(record: string, mine: readonly SeatNumber[]): number {
  const steps = steps_of(record)
  for (let back = 1; back < steps.length; ++back) {
    const step = steps[steps.length - back]
    if (!step || step.rolled.some((seat) => mine.includes(seat))) return 0
    if (mine.includes(step.seat)) return back
  }
  return 0
}
