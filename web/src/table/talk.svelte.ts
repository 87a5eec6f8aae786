// What is said at a table with friends, and how much of it is new to whoever sits at this browser.
import { remember, remembered } from './memory'
import type { Talk, TableInfo } from './types'

export class TableTalk {
  said = $state.raw<Talk[]>([])
  info = $state.raw<TableInfo | null>(null)
  noticed = $state<Talk | null>(null) // said just now, by others
  private read_to = $state(0)

  constructor(private readonly table: string) {
    this.read_to = remembered(table).heard
  }
  hear(talk: Talk[]): void {
    this.said = [...this.said, ...talk]
    this.noticed = this.unread.at(-1) ?? null
  }
  get unread(): Talk[] {
    return this.said.filter((talk) => talk.n > this.read_to && !this.is_mine(talk))
  }
  read(): void {
    this.read_to = this.said.at(-1)?.n ?? 0
    this.noticed = null
    remember(this.table, { heard: this.read_to })
  }
  // One knows what one has said and done oneself: taken a seat, or, as the host, what only a host does.
  private is_mine({ seat, name, text }: Talk): boolean {
    const mine = this.info?.seats.filter(({ mine }) => mine).map((entry) => entry.seat) ?? []
    if (seat !== 0) return mine.includes(seat)
    if (name === '' && mine.some((taken) => text === `sit ${taken}`)) return true
    return this.info?.hosting === true && (name !== '' || /^(pause|resume|extend|link)/.test(text))
  }
}
