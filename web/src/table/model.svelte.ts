// A table as a page shows it: events told one after the other at the pace the player likes, then the view they
// lead to, then what is asked. Games give a Director that shows one event and says when it has been seen.
import { up_to } from './events'
import { former_name, person_name } from './people'
import type {
  Advice,
  Asked,
  Board,
  GameEvent,
  Listener,
  News,
  Odds,
  SeatNumber,
  Stopwatch,
  Table,
  TableInfo,
  View,
} from './types'

export interface Hurry {
  readonly factor: number // 1 normal, 0.5 twice as fast; 0: at once
  readonly signal: AbortSignal // when the player has had enough
}
export interface Director {
  show(event: GameEvent, hurry: Hurry): Promise<void> // resolves when the next may follow
  settle(view: View): void
  expected(asked: Asked): string | null // the offer that lies on top when a question comes up
}

export type Speed = 0.5 | 1 | 2 | 0 // 0: at once

const alike = (a: Asked, b: Asked): boolean =>
  a.seat === b.seat &&
  a.question.key === b.question.key &&
  a.offers.map(({ text }) => text).join('\n') === b.offers.map(({ text }) => text).join('\n')

export class TableModel {
  info = $state.raw<TableInfo | null>(null)
  board = $state.raw<Board | null>(null)
  told = $state.raw<GameEvent[]>([]) // shown so far
  view = $state.raw<View | null>(null)
  connection = $state<'here' | 'lost'>('here')
  asked = $state.raw<Asked | null>(null) // only once everything before it has been shown
  asks = $state(0) // how often something has been asked: tells a question from the next of its kind
  awaiting = $state.raw<SeatNumber[]>([])
  over = $state(false)
  busy = $state(false) // events are being shown
  sending = $state(false)
  refusal = $state<string | null>(null)
  selected = $state<string | null>(null) // the text of an offer
  speed = $state<Speed>(1)
  undoable = $state(false)
  still = $state(false) // no motion: everything is shown at once
  stopwatch = $state.raw<{ told: Stopwatch; at: number } | null>(null) // and when it was told
  time_up = $state<SeatNumber>(0) // of mine, for whom the clock has answered since it was last told

  private given = $state.raw<Asked | null>(null) // what was answered last
  private sealed = $state.raw<News['sealed']>([]) // answers of who gave it that may still be changed
  private held = 0 // events known, shown or not
  private readonly views = new Map<SeatNumber, View>() // around one screen each seat sees its own
  private queue: News[] = []
  private questions = new Map<SeatNumber, Asked>()
  private hurrying = new AbortController()
  private skipping = false
  private stop: (() => void) | null = null
  private readonly counted = new Map<string, Promise<Odds | null>>()

  constructor(
    readonly table: Table,
    private readonly director: Director,
  ) {}

  start(): void {
    const listener: Listener = {
      news: (news) => this.hear(news),
      table: (info) => (this.info = info),
      talk: () => undefined, // a table keeps what is said there
      connection: (state) => (this.connection = state),
      trouble: ({ why }) => (this.refusal = why),
    }
    void this.table.board().then(
      (board) => (this.board = board),
      () => undefined,
    )
    this.stop = this.table.listen(listener)
  }
  close(): void {
    this.stop?.()
    this.queue = []
    this.hurrying.abort()
    this.table.close()
  }

  private hear(news: News): void {
    if (news.event_count < this.held) this.take_back(news.event_count)
    this.held = news.event_count
    if (!this.asked) this.refusal = null
    this.undoable = news.undoable ?? false
    if (news.seat === this.given?.seat) this.sealed = news.sealed ?? []
    this.stopwatch = news.stopwatch ? { told: news.stopwatch, at: Date.now() } : null
    this.queue.push(news)
    if (!this.busy) void this.run()
  }
  private take_back(count: number): void {
    this.told = up_to(this.told, count)
    this.queue = []
    this.questions.clear()
  }

  private async run(): Promise<void> {
    this.busy = true
    const open = this.sending ? null : this.asked // somebody else answers while I think
    const marked = this.selected
    const stays =
      open !== null &&
      this.queue.every(({ seat, asked }) => seat !== open.seat || (asked !== null && alike(open, asked)))
    if (!stays) this.asked = null
    for (let news = this.queue.shift(); news; news = this.queue.shift()) {
      await this.show_all(news)
      this.view = news.view
      this.views.set(news.seat, news.view)
      this.director.settle(news.view)
      this.awaiting = news.awaiting
      this.over = news.over
      if (news.asked) this.questions.set(news.seat, news.asked)
      else this.questions.delete(news.seat)
      if (this.questions.size > 0 && this.queue.length === 0) this.catch_breath()
    }
    if (this.over || this.watching) this.catch_breath() // who only watches is asked nothing that ends the hurry
    this.busy = false
    const [next] = this.questions.values()
    if (!next) this.asked = null
    else if (open && this.asked === open && alike(open, next)) this.renew(next)
    else this.ask(next, open && alike(open, next) ? marked : null)
  }
  private async show_all(news: News): Promise<void> {
    const first = this.view === null // what was before one came is told at once
    const told = this.told.at(-1)
    const known = told ? (told.n ?? this.told.length - 1) : -1
    const fresh = news.events.filter((event, i) => (event.n ?? news.from + i) > known)
    if (fresh.length < news.events.length) this.tell_again(news.events)
    const at_once = first || this.skipping || this.speed === 0
    if (at_once) this.told = [...this.told, ...fresh]
    for (const event of fresh) {
      if (!at_once) this.told = [...this.told, event]
      if (event.event === 'clock-answered' && !first && event.seat && this.mine.includes(event.seat))
        this.time_up = event.seat
      const factor = at_once || this.still ? 0 : 1 / this.speed
      await this.director.show(event, { factor, signal: this.hurrying.signal })
    }
  }
  // In another language.
  private tell_again(events: GameEvent[]): void {
    const by_number = new Map(events.map((event) => [event.n, event]))
    this.told = this.told.map((event) => (event.n === undefined ? event : (by_number.get(event.n) ?? event)))
  }
  private catch_breath(): void {
    this.skipping = false
    this.hurrying = new AbortController()
  }

  private ask(asked: Asked, marked: string | null): void {
    this.counted.clear()
    const view = this.views.get(asked.seat)
    if (view && view !== this.view) this.director.settle((this.view = view))
    this.asked = asked
    this.asks += 1
    this.refusal = null
    this.selected = marked ?? this.director.expected(asked)
  }

  // The same question, after others have answered: what goes with it may have changed.
  private renew(asked: Asked): void {
    this.counted.clear()
    this.asked = asked
  }

  // Everything until somebody here is asked is shown at once.
  skip(): void {
    if (!this.waiting) return
    this.skipping = true
    this.hurrying.abort()
    this.table.fast_forward?.()
  }

  select(text: string | null): void {
    this.selected = text
    this.refusal = null
  }

  async confirm(text: string | null = this.selected): Promise<void> {
    const asked = this.asked
    if (!asked || text === null || this.sending) return
    this.sending = true
    this.time_up = 0
    const given = this.questions.get(asked.seat)
    this.given = asked
    if (this.speed === 0) this.table.fast_forward?.()
    const answered = await this.table.answer(asked.seat, asked.number ?? 0, text)
    this.sending = false
    if (!answered.ok) {
      this.refusal = answered.error.why
      return
    }
    // The news may have been faster, and the next question may be of the same kind: only the answered one goes.
    if (this.asked === asked) this.asked = null
    if (this.questions.get(asked.seat) === given) this.questions.delete(asked.seat)
  }

  // My last answer lies face down while others still think: it may be changed.
  get changeable(): boolean {
    const number = this.given?.number
    return this.asked === null && !this.busy && (this.sealed ?? []).some(({ question }) => question === number)
  }
  reconsider(): void {
    const before = this.sealed?.find(({ question }) => question === this.given?.number)
    if (this.changeable && this.given && before) this.ask(this.given, before.choice)
  }

  // My last answer; what is shown of what followed is cut short.
  async undo(): Promise<void> {
    if (!this.undoable || this.sending) return
    this.sending = true
    this.hurrying.abort()
    const undone = await this.table.undo?.()
    this.sending = false
    if (undone && !undone.ok) this.refusal = undone.error.why
  }

  odds(text: string): Promise<Odds | null> {
    if (!this.asked) return Promise.resolve(null)
    const known = this.counted.get(text)
    if (known) return known
    const counting = this.table.odds(this.asked.seat, text)
    this.counted.set(text, counting)
    return counting
  }

  async advice(): Promise<Advice | null> {
    return this.asked ? this.table.advise(this.asked.seat) : null
  }

  // Others are at work, or what they did is still being shown.
  get waiting(): boolean {
    return this.busy || (this.asked === null && !this.over && !this.watching)
  }
  // I sit nowhere at this table.
  get watching(): boolean {
    return !this.table.local && this.info !== null && this.mine.length === 0
  }
  get mine(): SeatNumber[] {
    return this.info?.seats.filter(({ mine }) => mine).map(({ seat }) => seat) ?? []
  }
  // The seat the dashboard belongs to: the one asked, else the first of mine.
  get seat(): SeatNumber {
    return this.asked?.seat ?? this.mine[0] ?? 0
  }
  former_name(seat: SeatNumber, at = Infinity): string | undefined {
    return former_name(this.info?.seats ?? [], seat, at)
  }
  name(seat: SeatNumber): string {
    const name = this.info?.seats.find((entry) => entry.seat === seat)?.name
    return name === undefined ? `No ${seat}` : person_name(name)
  }
}
