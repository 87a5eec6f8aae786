// A table in this browser: the whole match, bots included, in the house behind a worker. Nothing counts as done
// before it is saved, so a reload finds every answer that was taken.
import * as ask from './house'
import { Refused } from './engine'
import type { House, Ledgers } from './house'
import type { Race, Races } from './saves'
import type {
  Answered,
  Board,
  GameEvent,
  Listener,
  News,
  Odds,
  RuleText,
  SeatInfo,
  SeatNumber,
  Setup,
  Table,
  TableInfo,
} from './types'

const branches = 150_000 // ways counted before odds are given up: well below a second
const alone: SeatNumber[] = [0]

export interface LocalOptions {
  ledger?: Ledgers
  now?: () => string
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function seats_of(setup: ask.Entered['setup']): SeatInfo[] {
  return setup.seats.map(({ name, pilot }, index) => {
    const bot = pilot !== undefined && pilot !== '' && pilot !== 'person'
    return {
      seat: index + 1,
      name,
      pilot: bot ? 'bot' : 'person',
      ...(bot ? { level: pilot } : {}),
      mine: !bot,
      here: true,
    }
  })
}

const moment = 150 // ms
const wall_clock = (): string => new Date().toISOString()

export class LocalTable implements Table {
  readonly local = true
  private readonly listeners = new Set<Listener>()
  private readonly seats: SeatInfo[]
  private readonly viewers: SeatNumber[]
  private busy: Promise<void> = Promise.resolve()
  private latest: News[] = []
  private readonly told = new Map<SeatNumber, GameEvent[]>() // everything, by who heard it
  private bytes = 0 // of the record, as far as it is held here
  private closed = false
  private hurried = false

  private constructor(
    private readonly house: House,
    private readonly races: Races,
    private readonly race: Race,
    private readonly entered: ask.Entered,
    private readonly options: LocalOptions,
  ) {
    this.seats = seats_of(entered.setup)
    const persons = this.seats.filter(({ mine }) => mine).map(({ seat }) => seat)
    this.viewers = persons.length > 0 ? persons : alone
  }

  // Begins a race and saves it.
  static async begin(house: House, races: Races, setup: Setup, options: LocalOptions = {}): Promise<LocalTable> {
    const now = options.now ?? wall_clock
    const seed = hex(crypto.getRandomValues(new Uint8Array(32)))
    const entered = await ask.open(house, setup, seed, now())
    const id = hex(crypto.getRandomValues(new Uint8Array(8)))
    const race: Race = {
      id,
      setup: entered.setup,
      seed,
      record: '',
      begun: now(),
      touched: now(),
      over: false,
      round: 0,
    }
    const table = new LocalTable(house, races, race, entered, options)
    await table.settle()
    table.drive()
    return table
  }

  // Goes on with a race that was saved; null when there is none of that name.
  static async resume(house: House, races: Races, id: string, options: LocalOptions = {}): Promise<LocalTable | null> {
    const race = await races.get(id)
    if (!race) return null
    const entered = await ask.take_up(house, race.record, race.seed)
    const table = new LocalTable(house, races, { ...race, record: '' }, entered, options)
    await table.settle()
    table.drive()
    return table
  }

  get id(): string {
    return this.race.id
  }
  get game(): string {
    return this.entered.setup.game
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    listener.table(this.info())
    listener.connection('here')
    for (const news of this.latest) listener.news({ ...news, from: 0, events: this.told.get(news.seat) ?? [] })
    return () => this.listeners.delete(listener)
  }

  async answer(seat: SeatNumber, question: number, choice: string): Promise<Answered> {
    const answered = await this.inTurn<Answered>(async () => {
      if (!this.viewers.includes(seat))
        return { ok: false, error: { code: 'not-yours', why: 'This seat is not yours.' } }
      return this.play(seat, question, choice)
    })
    this.drive()
    return answered
  }

  async odds(seat: SeatNumber, choice: string): Promise<Odds | null> {
    try {
      return await ask.odds(this.house, this.entered.handle, seat, choice, branches)
    } catch (error) {
      if (error instanceof Refused) return null
      throw error
    }
  }

  rule(id: string): Promise<RuleText | null> {
    return ask.rule(this.house, this.entered.setup.game, id, this.options.ledger ?? ask.fetched_ledger)
  }

  board(circuit = this.entered.setup.circuit ?? ''): Promise<Board> {
    return ask.board(this.house, circuit)
  }

  async say(): Promise<Answered> {
    return {
      ok: false,
      error: { code: 'bad-request', why: 'Nobody would hear it: this table is in this browser alone.' },
    }
  }

  async record(): Promise<string> {
    return this.race.record
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    this.listeners.clear()
    void this.inTurn(() => ask.close(this.house, this.entered.handle)).catch(() => undefined)
  }

  private get event_count(): number {
    return this.latest[0]?.event_count ?? 0
  }

  private info(): TableInfo {
    return {
      table: this.race.id,
      state: this.race.over ? 'over' : 'running',
      setup: this.entered.setup,
      pace: { kind: 'live', seconds: 0, expiry: 'wait' },
      host: this.viewers[0] ?? 0,
      seats: this.seats,
      awaiting: this.latest[0]?.awaiting ?? [],
      deadline: null,
      event_count: this.event_count,
      rematch: null,
    }
  }

  private now(): string {
    return (this.options.now ?? wall_clock)()
  }

  // One thing after another, whoever asks for it.
  private inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.busy.then(act)
    this.busy = done.then(
      () => undefined,
      () => undefined,
    )
    return done
  }

  private async carry_out(seat: SeatNumber, choice: string, question?: number): Promise<ask.Played> {
    const now = this.now()
    const played = await ask.play(this.house, this.entered.handle, seat, choice, now, question)
    this.race.touched = now
    return played
  }
  private async play(seat: SeatNumber, question: number, choice: string): Promise<Answered> {
    try {
      await this.carry_out(seat, choice, question)
    } catch (error) {
      if (error instanceof Refused) return { ok: false, error: error.refusal }
      throw error
    }
    await this.settle()
    return { ok: true }
  }

  // Saves what was written, then tells it.
  private async settle(): Promise<void> {
    const since = this.event_count
    const written = await ask.written(this.house, this.entered.handle, this.bytes)
    this.race.record += written.text
    this.bytes = written.bytes
    const was_over = this.race.over
    const told: News[] = []
    for (const viewer of this.viewers)
      told.push(await ask.news(this.house, this.entered.handle, viewer, since, this.now()))
    for (const { seat, events } of told) this.told.set(seat, [...(this.told.get(seat) ?? []), ...events])
    this.latest = told
    this.race.over = told[0]?.over ?? false
    this.race.round = round_of(told[0])
    this.race.turn = !this.race.over && told.some(({ asked }) => asked !== null)
    await this.races.put(this.race)
    for (const listener of this.listeners) {
      for (const news of told) listener.news(news)
      if (this.race.over !== was_over) listener.table(this.info())
    }
  }

  // Bots answer one after another until a person is asked. Each step is saved and told by itself; in a hurry those of a
  // moment together.
  private drive(): void {
    void this.inTurn(async () => {
      this.hurried = false
      let awaited = this.latest[0]?.awaiting ?? []
      const next = () => this.seats.find(({ seat, pilot }) => pilot === 'bot' && awaited.includes(seat))
      let settled = Date.now()
      for (let bot = next(); bot && !this.closed && !this.race.over; bot = next()) {
        const { choice } = await ask.decide(this.house, this.entered.handle, bot.seat, bot.level ?? 'club')
        const played = await this.carry_out(bot.seat, choice)
        awaited = played.awaiting
        if (this.hurried && !played.over && next() && Date.now() - settled < moment) continue
        await this.settle()
        settled = Date.now()
      }
    }).catch((error: unknown) => {
      if (!this.closed) console.error(error)
    })
  }
  fast_forward(): void {
    this.hurried = true
  }
}

function round_of(news: News | undefined): number {
  const position = news?.view.position as { round?: number } | undefined
  return position?.round ?? 0
}
