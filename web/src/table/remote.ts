// A table on a server, over docs/protocol.md. The connection may be lost and comes back by itself; what was missed is
// asked for by number.
import { language, when_spoken } from '../i18n'
import * as ask from './house'
import { unless_refused } from './engine'
import { Api } from './api'
import { with_clock, type ClockAnswer } from './clock'
import { placed, up_to } from './events'
import type { House, Ledgers } from './house'
import { remember, remembered } from './memory'
import { TableTalk } from './talk.svelte'
import type {
  Advice,
  Answered,
  Asked,
  Board,
  Instruction,
  Listener,
  News,
  Odds,
  Offer,
  Refusal,
  RuleText,
  SeatNumber,
  Stopwatch,
  Table,
  TableInfo,
  Talk,
  View,
} from './types'

const branches = 150_000
const ping_every = 20_000
const ping_patience = 10_000
const watch_again = 3000
const first_wait = 500
const longest_wait = 15_000

type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
}

export interface RemoteOptions {
  api?: Api
  socket?: (path: string) => Socket
  ledger?: Ledgers
  random?: () => number
}

interface Pending {
  message: { do: string; seat?: SeatNumber; question?: number; choice?: string; text?: string }
  settle(answered: Answered): void
  sent_by: Socket | null
}

// As the server tells them: whoever watches without offers works them out.
type Told = Omit<News, 'asked'> & { asked: (Omit<Asked, 'offers'> & { offers?: Offer[] }) | null }

interface Message {
  to?: number
  ok?: boolean
  error?: Refusal
  news?: Told
  clock?: ClockAnswer[]
  stopwatch?: Stopwatch | null
  table?: TableInfo
  talk?: Talk[]
}

const lost: Refusal = { code: 'lost', why: 'The connection was lost.' }

const has_offers = (news: Told): news is News => !news.asked || news.asked.offers !== undefined

function usual_socket(path: string): Socket {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`)
}

export class RemoteTable implements Table {
  readonly local = false
  readonly instructions = {
    kinds: async () => (await ask.games(this.house)).games.find(({ key }) => key === this.game)?.instructions ?? [],
    left: async () => (await this.api.instructions(this.id)).instructions,
    leave: async (instruction: Instruction) => (await this.api.instruct(this.id, instruction)).instructions,
  }
  private readonly api: Api
  private readonly listeners = new Set<Listener>()
  private readonly pending = new Map<number, Pending>()
  private readonly held = new Map<SeatNumber, News>()
  readonly talk: TableTalk
  private socket: Socket | null = null
  private last_id = 0
  private watch_id = 0
  private failures = 0
  private again: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private late: ReturnType<typeof setTimeout> | undefined
  private studied: { view: View; handle: Promise<number | null> } | null = null
  private closed = false
  private readonly inbox: { message: Message; socket: Socket }[] = []
  private reading = false
  private reckons = true // the answers to a question, by the rules it has here
  private readonly wake = () => this.hurry()
  private heard_in = language()
  private readonly deafen = when_spoken(() => this.hear_in_words())

  private constructor(
    private readonly house: House,
    private info: TableInfo,
    private readonly options: RemoteOptions,
  ) {
    this.api = options.api ?? new Api()
    this.talk = new TableTalk(info.table)
    this.info = this.marked(info)
    if (typeof window !== 'undefined') addEventListener('online', this.wake)
    this.connect()
  }

  // `house` is asked for the house of the game that is played there.
  static async join(house: (game: string) => House, table: string, options: RemoteOptions = {}): Promise<RemoteTable> {
    const info = await (options.api ?? new Api()).table(table)
    return new RemoteTable(house(info.setup.game), info, options)
  }

  get id(): string {
    return this.info.table
  }
  get game(): string {
    return this.info.setup.game
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    listener.table(this.info)
    listener.connection(this.socket?.readyState === 1 ? 'here' : 'lost')
    for (const news of this.held.values()) listener.news(news)
    if (this.talk.said.length > 0) listener.talk(this.talk.said)
    return () => this.listeners.delete(listener)
  }

  answer(seat: SeatNumber, question: number, choice: string): Promise<Answered> {
    return this.ask({ do: 'answer', seat, question, choice })
  }

  say(text: string): Promise<Answered> {
    return this.ask({ do: 'say', text })
  }

  // Worked out here from what the seat sees: the server tells neither odds nor advice.
  odds(seat: SeatNumber, choice: string): Promise<Odds | null> {
    return this.looked_at(seat, (handle) => ask.odds(this.house, handle, seat, choice, branches))
  }
  advise(seat: SeatNumber): Promise<Advice | null> {
    return this.looked_at(seat, (handle) => ask.advise(this.house, handle, seat))
  }
  private async looked_at<Found>(seat: SeatNumber, look: (handle: number) => Promise<Found>): Promise<Found | null> {
    const news = this.held.get(seat)
    const handle = news?.asked ? await this.study(news) : null
    return handle === null ? null : unless_refused(look(handle))
  }

  rule(id: string): Promise<RuleText | null> {
    return ask.rule(this.house, this.info.setup.game, id, this.options.ledger ?? ask.fetched_ledger)
  }

  board(circuit = this.info.setup.circuit ?? ''): Promise<Board> {
    return ask.board(this.house, circuit)
  }

  record(): Promise<string | null> {
    return unless_refused(this.api.record(this.id))
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    if (typeof window !== 'undefined') removeEventListener('online', this.wake)
    this.deafen()
    clearTimeout(this.again)
    this.rest()
    this.socket?.close()
    this.listeners.clear()
    this.forget_study()
    for (const { settle } of this.pending.values()) settle({ ok: false, error: lost })
    this.pending.clear()
  }

  // Whoever has just taken a seat is told what the seat sees.
  renew(): void {
    this.held.clear()
    const socket = this.socket
    if (!socket) return
    socket.close()
    this.lose(socket)
    this.hurry()
  }

  private ask(message: Pending['message']): Promise<Answered> {
    if (this.closed) return Promise.resolve({ ok: false, error: lost })
    const id = ++this.last_id
    return new Promise((settle) => {
      this.pending.set(id, { message, settle, sent_by: this.socket?.readyState === 1 ? this.socket : null })
      this.send({ ...message, id })
    })
  }

  private send(message: object): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message))
  }

  private connect(): void {
    const socket = (this.options.socket ?? usual_socket)(`/api/tables/${encodeURIComponent(this.id)}/live`)
    this.socket = socket
    socket.onopen = () => {
      this.failures = 0
      this.watch()
      this.beat = setInterval(() => this.ping(), ping_every)
      for (const listener of this.listeners) listener.connection('here')
    }
    socket.onmessage = (event) => {
      this.inbox.push({ message: JSON.parse(String(event.data)) as Message, socket })
      if (!this.reading) void this.read_all()
    }
    socket.onclose = () => this.lose(socket)
  }

  private watch(since = this.held_by_all()): void {
    this.watch_id = ++this.last_id
    this.send({ do: 'watch', id: this.watch_id, since, offers: !this.reckons, language: language() })
  }

  // Whoever changes the language is told everything again.
  private hear_in_words(): void {
    if (language() === this.heard_in) return
    this.heard_in = language()
    this.watch(0)
  }

  private held_by_all(): number {
    const counts = [...this.held.values()].map(({ event_count }) => event_count)
    return counts.length > 0 ? Math.min(...counts) : 0
  }

  // A dead line says nothing: whoever gets no answer to a ping hangs up.
  private ping(): void {
    const id = ++this.last_id
    clearTimeout(this.late)
    const socket = this.socket
    this.late = setTimeout(() => {
      if (!this.pending.delete(id) || !socket) return
      socket.close()
      this.lose(socket)
    }, ping_patience)
    this.pending.set(id, { message: { do: 'ping' }, settle: () => clearTimeout(this.late), sent_by: socket })
    this.send({ do: 'ping', id })
  }

  private rest(): void {
    clearInterval(this.beat)
    clearTimeout(this.late)
  }

  private lose(socket: Socket): void {
    if (this.socket !== socket || this.closed) return
    this.socket = null
    this.rest()
    for (const listener of this.listeners) listener.connection('lost')
    this.give_up_talk()
    const wait = Math.min(longest_wait, first_wait * 2 ** this.failures++)
    this.again = setTimeout(() => this.connect(), wait * (0.5 + (this.options.random ?? Math.random)() / 2))
  }

  // Answers wait for the news that follow; words may have been heard, and are not said twice.
  private give_up_talk(): void {
    for (const [id, { message, settle }] of this.pending) {
      if (message.do === 'answer') continue
      this.pending.delete(id)
      settle({ ok: false, error: lost })
    }
  }

  private hurry(): void {
    if (this.closed || this.socket) return
    clearTimeout(this.again)
    this.connect()
  }

  // One after the other: what comes behind a question waits until its answers are worked out. What a lost line still
  // holds is told again on the next one.
  private async read_all(): Promise<void> {
    this.reading = true
    try {
      for (let next = this.inbox.shift(); next; next = this.inbox.shift()) {
        if (this.closed || next.socket !== this.socket) continue
        const { message, socket } = next
        const news = message.news && (has_offers(message.news) ? message.news : await this.with_offers(message.news))
        if (!this.closed && socket === this.socket) this.take(message, news)
      }
    } finally {
      this.reading = false
    }
  }

  // Worked out here from what the seat sees, as the server would. Should the rules here not fit the server's, it is
  // asked for all of it.
  private async with_offers(news: Told): Promise<News | undefined> {
    try {
      const handle = await this.study(news)
      const { asked } = handle === null ? { asked: null } : await ask.news(this.house, handle, news.seat, 0, '')
      if (asked && asked.question.key === news.asked?.question.key && asked.fallback === news.asked.fallback)
        return { ...news, asked: { ...news.asked, offers: asked.offers } }
    } catch {
      // Whatever it was, the server knows the answers too.
    }
    this.reckons = false
    this.watch()
    return undefined
  }

  private take(message: Message, news: News | undefined): void {
    if (news)
      this.take_news(
        with_clock(placed({ ...news, ...(message.stopwatch && { stopwatch: message.stopwatch }) }), message.clock),
      )
    if (message.table) {
      this.info = this.marked(message.table)
      this.forget_lost_seats()
      for (const listener of this.listeners) listener.table(this.info)
    }
    if (message.talk) this.take_talk(message.talk)
    if (message.error && message.to === undefined)
      for (const listener of this.listeners) listener.trouble?.(message.error)
    // Too often, most likely.
    if (message.to === this.watch_id && message.error) setTimeout(() => this.socket && this.watch(), watch_again)
    if (message.to !== undefined) {
      const pending = this.pending.get(message.to)
      this.pending.delete(message.to)
      pending?.settle(message.error ? { ok: false, error: message.error } : { ok: true })
    }
  }

  // Whoever sits nowhere any more is told which seat it was, also when he comes back later.
  private marked(info: TableInfo): TableInfo {
    this.talk.info = info
    const mine = info.seats.filter(({ mine }) => mine).map(({ seat }) => seat)
    const { seats } = remembered(info.table)
    if (mine.length > 0) {
      if (mine.join() !== seats.join()) remember(info.table, { seats: mine })
      return info
    }
    return seats[0] && info.state !== 'over' ? { ...info, lost: seats[0] } : info
  }

  // Whoever has left a seat watches from now on as a spectator.
  private forget_lost_seats(): void {
    const mine = new Set(this.info.seats.filter(({ mine }) => mine).map(({ seat }) => seat))
    for (const [seat, news] of this.held) {
      if (seat === 0 || mine.has(seat)) continue
      this.held.delete(seat)
      const nothing = { ...news, from: news.event_count, events: [], asked: null }
      for (const listener of this.listeners) listener.news(nothing)
    }
  }

  private take_news(news: News): void {
    const before = this.held.get(news.seat)
    const held = before?.event_count ?? 0
    if (news.from > held) return this.watch(held) // something was missed
    const events = [...up_to(before?.events ?? [], news.from), ...news.events]
    this.held.set(news.seat, { ...news, from: 0, events })
    for (const listener of this.listeners) listener.news(news)
    this.repeat(news)
  }

  private take_talk(talk: Talk[]): void {
    const fresh = talk.filter(({ n }) => !this.talk.said.some((said) => said.n === n))
    if (fresh.length > 0) this.talk.hear(fresh)
    if (fresh.length > 0) for (const listener of this.listeners) listener.talk(fresh)
  }

  // After a lost connection: an answer the match has not seen is given again, and so is a change of one that still lies
  // face down; where the match has gone on, the news tell how.
  private repeat(news: News): void {
    for (const [id, pending] of this.pending) {
      const { message, settle } = pending
      if (message.do !== 'answer' || message.seat !== news.seat || pending.sent_by === this.socket) continue
      const sealed = news.sealed?.find(({ question }) => question === message.question)
      if (news.asked?.number === message.question || (sealed && sealed.choice !== message.choice)) {
        pending.sent_by = this.socket
        this.send({ ...message, id })
      } else {
        this.pending.delete(id)
        settle({ ok: true })
      }
    }
  }

  private study({ view }: Pick<News, 'view'>): Promise<number | null> {
    if (this.studied?.view === view) return this.studied.handle
    this.forget_study()
    const handle = ask.study(this.house, { seats: this.info.seats.length, ...this.info.setup }, view).then(
      (entered) => entered.handle,
      () => null,
    )
    this.studied = { view, handle }
    return handle
  }

  private forget_study(): void {
    const forgotten = this.studied
    this.studied = null
    void forgotten?.handle.then((handle) => handle !== null && ask.close(this.house, handle)).catch(() => undefined)
  }
}
