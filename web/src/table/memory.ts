// What this browser remembers of a table with friends: the seats it had there, and how far it has read the talk.
import type { SeatNumber } from './types'

interface Memory {
  seats: SeatNumber[]
  heard: number
}
const shelf = (table: string): string => `paddock.memory.${table}`

export function remembered(table: string): Memory {
  try {
    return { seats: [], heard: 0, ...(JSON.parse(localStorage.getItem(shelf(table)) ?? '{}') as Partial<Memory>) }
  } catch {
    return { seats: [], heard: 0 }
  }
}
export function remember(table: string, part: Partial<Memory>): void {
  try {
    localStorage.setItem(shelf(table), JSON.stringify({ ...remembered(table), ...part }))
  } catch {
    // A browser that keeps nothing shows the talk as new again, and does not know what seats it had.
  }
}
