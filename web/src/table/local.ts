// A table in this browser: the whole match, bots included, in the house behind a worker. Nothing counts as done
// before it is saved, so a reload finds every answer that was taken. Where several pages have the same race open, what
// one of them writes counts, and the others follow.
import { language, speak_of, when_spoken } from '../i18n'
import { up_to } from './events'
import * as ask from './house'
import { Refused, unless_refused } from './engine'
import type { House, Ledgers } from './house'
import type { Line, Race, Races, Result, Word } from './saves'
import { steps_back } from './undo'
import type {
  Advice,
  Answered,
  Board,
  GameEvent,
  Listener,
  News,
  Odds,
  Refusal,
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
const patience = 3000 // ms, until bots are answered for here when the page that went on with them says nothing more
const gone_on: Refusal = { code: 'stale', why: 'The race has gone on in another window.' }
const discarded: Refusal = { code: 'discarded', why: 'This race was discarded in another window.' }
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
  private halted = false // bots wait, for something is taken back
  private elsewhere = false
  private late: ReturnType<typeof setTimeout> | undefined
  private readonly others: Line // pages that have this race open
  private readonly went = () => this.others.tell('went')
  private told_in = language()
  private readonly deafen = when_spoken(() => this.tell_in_words())

  private constructor(
    private readonly house: House,
    private readonly races: Races,
    private race: Race,
    private entered: ask.Entered,
    private readonly options: LocalOptions,
  ) {
    this.seats = seats_of(entered.setup)
    const persons = this.seats.filter(({ mine }) => mine).map(({ seat }) => seat)
    this.viewers = persons.length > 0 ? persons : alone
    this.others = races.line(race.id, (word) => this.hear(word))
    if (typeof window !== 'undefined') addEventListener('pagehide', this.went)
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
    await speak_of(`${setup.game}/race`)
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
    await speak_of(`${race.setup.game}/race`)
    const table = new LocalTable(house, races, { ...race, record: '' }, entered, options)
    const known = table.race.result
    await table.gather(0)
    // A race that ended before its result was kept with it.
    if (table.race.over && !known && (await table.races.put(table.race)))
      table.race.version = (table.race.version ?? 0) + 1
    table.others.tell('came')
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

  odds(seat: SeatNumber, choice: string): Promise<Odds | null> {
    return unless_refused(ask.odds(this.house, this.entered.handle, seat, choice, branches))
  }
  advise(seat: SeatNumber): Promise<Advice | null> {
    return unless_refused(ask.advise(this.house, this.entered.handle, seat))
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
    return this.race.over ? ask.finished(this.house, this.race.record) : this.race.record
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    clearTimeout(this.late)
    this.went()
    this.others.close()
    if (typeof window !== 'undefined') removeEventListener('pagehide', this.went)
    this.deafen()
    this.listeners.clear()
    void this.inTurn(() => ask.close(this.house, this.entered.handle)).catch(() => undefined)
  }

  // My last answer, with all that bots have done since.
  undo(): Promise<Answered> {
    this.halted = true
    return this.inTurn<Answered>(async () => {
      this.halted = false
      const steps = this.steps_back
      if (steps === 0) return { ok: false, error: { code: 'illegal', why: 'Nothing can be taken back.' } }
      const { event_count } = await ask.undo(this.house, this.entered.handle, steps, this.now())
      return (await this.settle(event_count)) ? { ok: true } : { ok: false, error: gone_on }
    })
  }
  private get steps_back(): number {
    return this.race.over ? 0 : steps_back(this.race.record, this.viewers)
  }

  // Whoever changes the language is told everything again.
  private tell_in_words(): void {
    if (language() === this.told_in) return
    this.told_in = language()
    void this.inTurn(async () => {
      const news = await this.gather(0)
      for (const listener of this.listeners) for (const each of news) listener.news(each)
    }).catch(() => undefined)
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
      elsewhere: this.elsewhere,
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
    return (await this.settle()) ? { ok: true } : { ok: false, error: gone_on }
  }

  // What was written and told behind the events one has heard already.
  private async gather(since: number): Promise<News[]> {
    const written = await ask.written(this.house, this.entered.handle, this.bytes)
    this.race.record += written.text
    this.bytes = written.bytes
    const news: News[] = []
    for (const viewer of this.viewers)
      news.push(await ask.news(this.house, this.entered.handle, viewer, since, this.now()))
    this.race.over = news[0]?.over ?? false
    this.race.round = round_of(news[0])
    if (this.race.over && news[0]) this.race.result = result_of(news[0])
    this.race.turn = !this.race.over && news.some(({ asked }) => asked !== null)
    this.latest = news.map((each) => ({ ...each, undoable: this.steps_back > 0 }))
    for (const { seat, events } of news) {
      this.told.set(seat, [...up_to(this.told.get(seat) ?? [], since), ...events])
    }
    return this.latest
  }

  // Saves what was written, then tells it. False: another page has gone on meanwhile, and this one follows.
  private async settle(since = this.event_count): Promise<boolean> {
    const was_over = this.race.over
    const heard = new Map(this.told)
    const news = await this.gather(since)
    if (!(await this.races.put(this.race))) {
      for (const [seat, events] of heard) this.told.set(seat, events)
      await this.follow()
      return false
    }
    this.race.version = (this.race.version ?? 0) + 1
    this.others.tell('wrote')
    this.tell(news, was_over)
    return true
  }
  private tell(news: News[], was_over: boolean): void {
    for (const listener of this.listeners) {
      for (const each of news) listener.news(each)
      if (this.race.over !== was_over) listener.table(this.info())
    }
  }

  // Takes the race as another page has written it. Events that are no longer so are taken back first.
  private async follow(): Promise<void> {
    const kept = await this.races.get(this.race.id)
    if (!kept) {
      for (const listener of this.listeners) listener.trouble?.(discarded)
      return
    }
    if (kept.version === this.race.version) return
    const before = this.entered.handle
    const heard = new Map(this.told)
    const was_over = this.race.over
    this.entered = await ask.take_up(this.house, kept.record, kept.seed)
    await ask.close(this.house, before)
    this.race = { ...kept, record: '' }
    this.bytes = 0
    const news = await this.gather(0)
    this.tell(
      news.flatMap((each): News[] => {
        const same = common(heard.get(each.seat) ?? [], each.events)
        const rest = { ...each, from: same, events: each.events.filter((event, i) => (event.n ?? i) > same - 1) }
        const lost = (heard.get(each.seat) ?? []).some((event, i) => (event.n ?? i) > same - 1)
        return lost ? [{ ...rest, event_count: same, events: [], asked: null }, rest] : [rest]
      }),
      was_over,
    )
  }

  // From another page that has the same race open.
  private hear(word: Word): void {
    const before = this.elsewhere
    this.elsewhere = word !== 'went'
    if (this.elsewhere !== before) for (const listener of this.listeners) listener.table(this.info())
    if (word === 'came') this.others.tell('here')
    if (word === 'went') this.drive()
    if (word !== 'wrote') return
    clearTimeout(this.late)
    this.late = setTimeout(() => this.drive(), patience)
    void this.inTurn(() => this.follow()).catch((error: unknown) => this.fail(error))
  }
  private fail(error: unknown): void {
    if (!this.closed) console.error(error)
  }

  // Bots answer one after another until a person is asked. Each step is saved and told by itself; in a hurry those of a
  // moment together.
  private drive(): void {
    void this.inTurn(async () => {
      let awaited = this.latest[0]?.awaiting ?? []
      const next = () => this.seats.find(({ seat, pilot }) => pilot === 'bot' && awaited.includes(seat))
      let settled = Date.now()
      for (let bot = next(); bot && !this.closed && !this.halted && !this.race.over; bot = next()) {
        const { choice } = await ask.decide(this.house, this.entered.handle, bot.seat, bot.level ?? 'club')
        const played = await this.carry_out(bot.seat, choice)
        awaited = played.awaiting
        if (this.hurried && !this.halted && !played.over && next() && Date.now() - settled < moment) continue
        if (!(await this.settle())) return
        settled = Date.now()
      }
      this.hurried = false
    }).catch((error: unknown) => this.fail(error))
  }
  fast_forward(): void {
    this.hurried = true
  }
}

function round_of(news: News | undefined): number {
  const position = news?.view.position as { round?: number } | undefined
  return position?.round ?? 0
}

function result_of({ seat, view }: News): Result {
  const mine = view.standings.find((standing) => standing.seat === seat) ?? view.standings[0]
  return { place: mine?.place ?? 0, of: view.standings.length, out: mine?.fate === 'out' }
}

// The number of the first event that is not the same.
function common(heard: GameEvent[], told: GameEvent[]): number {
  const differs = told.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(heard[i]))
  const at = differs < 0 ? told.length : differs
  return at === 0 ? 0 : Math.floor(told[at - 1]?.n ?? at - 1) + 1
}
