import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Api } from '../src/table/api'
import { NearHouse } from '../src/table/house'
import { RemoteTable } from '../src/table/remote'
import type { News, TableInfo } from '../src/table/types'
import { Ear, engine } from './support'

const setup = { game: 'formula-d', circuit: 'monaco', seats: 2 }
const info: TableInfo = {
  table: 'k3v9',
  state: 'running',
  setup,
  pace: { kind: 'live', seconds: 0, expiry: 'wait' },
  host: 1,
  seats: [],
  awaiting: [],
  deadline: null,
  event_count: 0,
  rematch: null,
}

// A server of one table with a real match behind it, and lines that can be cut.
class Server {
  readonly sent: { do: string; id?: number; since?: number; [key: string]: unknown }[] = []
  readonly sockets: Line[] = []
  handle = 0
  seat = 1 // of whoever listens
  deaf = false // takes answers, but its replies never arrive

  private constructor(readonly house: NearHouse) {}

  static async open(): Promise<Server> {
    const server = new Server(new NearHouse(await engine()))
    server.handle = (await server.house.call<{ handle: number }>({ do: 'open', setup, seed: '1'.repeat(64) })).handle
    return server
  }

  news(seat: number, since: number): Promise<News> {
    return this.house.call<News>({ do: 'news', handle: this.handle, seat, since })
  }

  options() {
    const api = new Api('', async () => new Response(JSON.stringify(info)))
    return { api, socket: () => new Line(this), random: () => 1 }
  }
}

class Line {
  readyState: 0 | 1 | 2 | 3 = 0
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  private offers = true

  constructor(private readonly server: Server) {
    server.sockets.push(this)
    setTimeout(() => {
      this.readyState = 1
      this.onopen?.(new Event('open'))
    }, 1)
  }
  tell(message: object): void {
    if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)
  }
  send(text: string): void {
    const message = JSON.parse(text) as Server['sent'][number]
    this.server.sent.push(message)
    void this.serve(message)
  }
  close(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({} as CloseEvent)
  }
  async tell_news(since: number, changed: (news: News) => News = (news) => news): Promise<void> {
    const { asked, ...news } = changed(await this.server.news(this.server.seat, since))
    this.tell({ news: { ...news, asked: asked && { ...asked, ...(!this.offers && { offers: undefined }) } } })
  }
  private async serve(message: Server['sent'][number]): Promise<void> {
    const { server } = this
    if (message.do === 'watch') {
      this.offers = message['offers'] !== false
      await this.tell_news(message.since ?? 0)
    }
    if (message.do === 'ping' && !server.deaf) this.tell({ to: message.id, ok: true })
    if (message.do === 'say') this.tell({ to: message.id, ok: true })
    if (message.do !== 'answer') return
    const before = await server.news(1, 0)
    const stale = before.asked?.number !== message['question']
    if (stale) return this.tell({ to: message.id, error: { code: 'stale', why: 'gone on' } })
    await server.house.call({ do: 'play', handle: server.handle, seat: message['seat'], choice: message['choice'] })
    if (server.deaf) return
    this.tell({ to: message.id, ok: true })
    await this.tell_news(before.event_count)
  }
}

describe('a table on a server', () => {
  let server: Server
  let table: RemoteTable
  let ear: Ear
  let seat: number

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    server = await Server.open()
    table = await RemoteTable.join(() => server.house, 'k3v9', server.options())
    ear = new Ear()
    table.listen(ear)
    await vi.advanceTimersByTimeAsync(5)
    await ear.until(() => ear.last !== undefined)
    // The match goes on until seat 1 is asked.
    for (;;) {
      seat = ear.last?.awaiting[0] ?? 0
      if (seat === 1) break
      const fallback = (await server.news(seat, 0)).asked?.fallback
      await server.house.call({ do: 'play', handle: server.handle, seat, choice: fallback })
      const known = ear.last?.event_count ?? 0
      await server.sockets.at(-1)?.tell_news(known)
      await ear.until(() => (ear.last?.event_count ?? 0) > known)
    }
  })
  afterEach(() => {
    table.close()
    vi.useRealTimers()
  })

  const asked = () => ear.last?.asked
  const count = () => ear.last?.event_count ?? 0
  const question = () => asked()?.number ?? 0

  test('watches, answers and hears', async () => {
    expect(server.sent[0]).toMatchObject({ do: 'watch', since: 0, offers: false })
    const before = count()
    expect(await table.answer(1, question(), asked()?.fallback ?? '')).toEqual({ ok: true })
    await ear.until(() => count() > before)
    expect(ear.last?.from).toBe(before)
    expect(ear.connections).toContain('here')
  })

  test('hands on refusals', async () => {
    expect(await table.answer(1, question() - 1, 'gear 1')).toEqual({
      ok: false,
      error: { code: 'stale', why: 'gone on' },
    })
  })

  test('works out its answers from the view', async () => {
    expect(asked()).toEqual((await server.news(1, 0)).asked)
    expect(asked()?.offers.length).toBeGreaterThan(1)
  })

  test('tells in order, though answers take a moment', async () => {
    const line = server.sockets.at(-1)
    const known = count()
    const later = {
      ...(await server.news(1, known)),
      from: known,
      event_count: known + 1,
      events: [{ event: 'later' }],
      asked: null,
    }
    await line?.tell_news(0)
    line?.tell({ news: later })
    expect(count()).toBe(known)
    await ear.until(() => count() > known)
    expect(asked()).toBeNull()
  })

  test('asks a server of other rules for all of it', async () => {
    const told = ear.heard.length
    await server.sockets
      .at(-1)
      ?.tell_news(0, (news) => ({ ...news, asked: news.asked && { ...news.asked, fallback: 'gear 9' } }))
    await ear.until(() => ear.heard.length > told)
    expect(server.sent.at(-1)).toMatchObject({ do: 'watch', since: count(), offers: true })
    expect(asked()).toEqual((await server.news(1, 0)).asked)
  })

  test('works odds out from the view', async () => {
    const choice = asked()?.fallback ?? ''
    const odds = await table.odds(1, choice)
    const real = await server.house.call({ do: 'odds', handle: server.handle, seat: 1, choice })
    expect(odds).toEqual(real)
    expect(await table.odds(2, 'gear 1')).toBeNull()
  })

  test('asks again when something was missed', async () => {
    const held = count()
    const news = { ...(await server.news(1, 0)), from: held + 4, event_count: held + 5, events: [] }
    server.sockets.at(-1)?.tell({ news })
    expect(server.sent.at(-1)).toMatchObject({ do: 'watch', since: held, offers: false })
    expect(count()).toBe(held)
  })

  test('asks again later when it asked too often', async () => {
    const asked = () => server.sent.filter((message) => message.do === 'watch').length
    const before = asked()
    server.sockets.at(-1)?.tell({ to: server.sent[0]?.id, error: { code: 'too-many', why: 'wait' } })
    await vi.advanceTimersByTimeAsync(3000)
    expect(asked()).toBe(before + 1)
  })

  test('comes back after a lost line, later and later', async () => {
    const held = count()
    server.sockets.at(-1)?.close()
    expect(ear.connections.at(-1)).toBe('lost')
    await vi.advanceTimersByTimeAsync(499)
    expect(server.sockets.length).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.sockets.length).toBe(2)
    server.sockets.at(-1)?.close() // before it opened
    await vi.advanceTimersByTimeAsync(999)
    expect(server.sockets.length).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.sockets.length).toBe(3)
    await vi.advanceTimersByTimeAsync(5)
    expect(ear.connections.at(-1)).toBe('here')
    expect(server.sent.at(-1)).toMatchObject({ do: 'watch', since: held, offers: false })
  })

  test('hangs up on a line that does not answer', async () => {
    server.deaf = true
    await vi.advanceTimersByTimeAsync(20_000)
    expect(server.sent.at(-1)?.do).toBe('ping')
    await vi.advanceTimersByTimeAsync(10_001)
    expect(ear.connections.at(-1)).toBe('lost')
  })

  test('an answer that was taken before the line broke is not given twice', async () => {
    server.deaf = true
    const before = count()
    const answer = table.answer(1, question(), asked()?.fallback ?? '')
    await vi.advanceTimersByTimeAsync(1)
    server.deaf = false
    server.sockets.at(-1)?.close()
    await vi.advanceTimersByTimeAsync(600)
    expect(await answer).toEqual({ ok: true })
    expect(server.sent.filter((message) => message.do === 'answer').length).toBe(1)
    expect(count()).toBeGreaterThan(before)
  })

  test('an answer the server never got is given again', async () => {
    const line = server.sockets.at(-1)
    if (line) line.send = () => undefined // swallowed
    const before = count()
    const answer = table.answer(1, question(), asked()?.fallback ?? '')
    line?.close()
    await vi.advanceTimersByTimeAsync(600)
    expect(await answer).toEqual({ ok: true })
    await ear.until(() => count() > before)
    expect(server.sent.filter((message) => message.do === 'answer').length).toBe(1)
  })

  test('whoever leaves a seat goes on as a spectator, from the beginning', async () => {
    server.sockets
      .at(-1)
      ?.tell({ table: { ...info, seats: [{ seat: 1, name: 'Ada', pilot: 'bot', mine: false, here: true }] } })
    server.seat = 0
    await server.sockets.at(-1)?.tell_news(count())
    expect(server.sent.at(-1)).toMatchObject({ do: 'watch', since: 0, offers: false })
    await ear.until(() => ear.last?.seat === 0)
    expect(ear.last?.from).toBe(0)
    expect(server.sent.filter((message) => message.do === 'watch').length).toBe(2)
  })

  test('whoever has lost a seat is told which, also after coming back', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    })
    const told: TableInfo[] = []
    const listener = {
      news: () => undefined,
      talk: () => undefined,
      connection: () => undefined,
      table: (next: TableInfo) => void told.push(next),
    }
    const seat = (mine: boolean, pilot: 'person' | 'bot') => ({
      ...info,
      seats: [{ seat: 1, name: 'Ada', pilot, mine, here: true }],
    })
    table.listen(listener)
    server.sockets.at(-1)?.tell({ table: seat(true, 'person') })
    expect(told.at(-1)?.lost).toBeUndefined()
    server.sockets.at(-1)?.tell({ table: seat(false, 'bot') })
    expect(told.at(-1)?.lost).toBe(1)
    const back = await RemoteTable.join(() => server.house, 'k3v9', server.options())
    back.listen(listener)
    expect(told.at(-1)?.lost).toBe(1)
    back.close()
    vi.unstubAllGlobals()
  })

  test('talk is told once', () => {
    const talk = [{ n: 1, seat: 2, name: 'Ben', at: '', text: 'Hello' }]
    server.sockets.at(-1)?.tell({ talk })
    server.sockets.at(-1)?.tell({ talk: [...talk, { n: 2, seat: 2, name: 'Ben', at: '', text: 'Good race' }] })
    expect(ear.words.map(({ text }) => text)).toEqual(['Hello', 'Good race'])
  })

  test('a step taken back drops what came after it', async () => {
    const before = await server.news(1, 0)
    server.sockets.at(-1)?.tell({ news: { ...before, from: 1, event_count: 1, events: [] } })
    expect(count()).toBe(1)
    const late = new Ear()
    table.listen(late)
    expect(late.last?.events.length).toBe(1)
  })
})
