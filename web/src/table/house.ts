// Asking the house from wherever it runs: a worker in the browser, this very thread in tests.
import { language, told, when_spoken, words_of } from '../i18n'
import { circuit_keys, lending } from './circuits'
import { Refused, type Engine, type Request } from './engine'
import { placed } from './events'
import { modules } from './modules'
import type {
  Advice,
  Board,
  Catalogue,
  GameInfo,
  News,
  Odds,
  Refusal,
  RuleText,
  SeatNumber,
  Setup,
  View,
} from './types'

export interface House {
  call<Answer>(request: Request): Promise<Answer>
}

export class NearHouse implements House {
  constructor(private readonly engine: Engine) {}

  async call<Answer>(request: Request): Promise<Answer> {
    return this.engine.call<Answer>(request)
  }
}

// What passes between a page and its worker.
export interface Letter {
  id: number
  request: Request
}
export type Reply = { id: number; ok: unknown } | { id: number; error: Refusal }

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

export class WorkerHouse implements House {
  private last = 0
  private readonly waiting = new Map<number, Waiting>()

  constructor(private readonly worker: Pick<Worker, 'postMessage' | 'addEventListener'>) {
    worker.addEventListener('message', (event) => this.take((event as MessageEvent<Reply>).data))
    worker.addEventListener('error', (event) => this.fail(new Error((event as ErrorEvent).message)))
  }

  call<Answer>(request: Request): Promise<Answer> {
    const id = ++this.last
    return new Promise<Answer>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
      this.worker.postMessage({ id, request } satisfies Letter)
    })
  }

  private take(reply: Reply): void {
    const waiting = this.waiting.get(reply.id)
    this.waiting.delete(reply.id)
    if ('error' in reply) waiting?.reject(new Refused(reply.error))
    else waiting?.resolve(reply.ok)
  }

  private fail(error: Error): void {
    for (const waiting of this.waiting.values()) waiting.reject(error)
    this.waiting.clear()
  }
}

// Of a game whose rules this page does not have: then its server is asked for everything.
const no_house: House = {
  call: () =>
    Promise.reject(new Refused({ code: 'unknown-game', why: 'This page does not have the rules of the game.' })),
}

const shared = new Map<string, House>()

// One worker serves a game on the whole page.
export function house(game: string): House {
  let made = shared.get(game)
  if (!made) {
    const module = modules.get(game)
    made = module ? worker_house(module, game) : no_house
    shared.set(game, made)
  }
  return made
}

function worker_house(module: string, game: string): House {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: module })
  const made = new WorkerHouse(worker)
  pass_words(made, game)
  return lending(made)
}

// Rules come without words: they speak with those the page has fetched.
function pass_words(house: House, game: string): void {
  const pass = () => void house.call({ do: 'speak', game, language: language(), words: words_of(game) })
  when_spoken(pass)
  pass()
}

// The requests, typed.
export interface Entered {
  handle: number
  setup: Setup & { seats: { name: string; pilot?: string }[] }
  event_count: number
}
export interface Written {
  text: string
  bytes: number
  revealed: boolean
}

export const games = (house: House) => house.call<Catalogue>({ do: 'games' })
// Of one game. What is raced on circuits is raced on those it is built without, too.
export async function local_game(game: string): Promise<GameInfo | undefined> {
  const found = (await games(house(game))).games.find(({ key }) => key === game)
  return found && { ...found, circuits: all_circuits(found.circuits) }
}
// Of every game, where no server tells it.
export async function local_games(): Promise<Catalogue> {
  const every = await Promise.all([...modules.keys()].map(local_game))
  return { games: every.filter((game) => game !== undefined) }
}
function all_circuits(built: { key: string; name: string }[]): { key: string; name: string }[] {
  const known = new Set(built.map(({ key }) => key))
  if (!circuit_keys.some((key) => known.has(key))) return built
  const others = circuit_keys.filter((key) => !known.has(key))
  return [...built, ...others.map((key) => ({ key, name: told(`circuit.${key}`, key) }))]
}
export const open = (house: House, setup: Setup, seed: string, at: string) =>
  house.call<Entered>({ do: 'open', setup, seed, at })
export const take_up = (house: House, record: string, seed: string) =>
  house.call<Entered>({ do: 'take-up', record, seed })
export const study = (house: House, setup: Setup, view: View) =>
  house.call<Entered>({ do: 'study', setup, position: view.position, seat: view.seat })
export const close = (house: House, handle: number) => house.call<boolean>({ do: 'close', handle })
export interface Played {
  event_count: number
  awaiting: SeatNumber[]
  over: boolean
}
export const play = (
  house: House,
  handle: number,
  seat: SeatNumber,
  choice: string,
  at: string,
  question?: number, // whatever is asked, where none is named
) => house.call<Played>({ do: 'play', handle, seat, choice, at, ...(question !== undefined && { question }) })
export const undo = (house: House, handle: number, steps: number, at: string) =>
  house.call<{ event_count: number }>({ do: 'undo', handle, steps, at })
export const decide = (house: House, handle: number, seat: SeatNumber, level: string) =>
  house.call<{ choice: string }>({ do: 'decide', handle, seat, level })
export const advise = (house: House, handle: number, seat: SeatNumber) =>
  house.call<Advice>({ do: 'advise', handle, seat })
export const news = (house: House, handle: number, seat: SeatNumber, since: number, at: string) =>
  house.call<News>({ do: 'news', handle, seat, since, at }).then(placed)
export const odds = (house: House, handle: number, seat: SeatNumber, choice: string, branches: number) =>
  house.call<Odds>({ do: 'odds', handle, seat, choice, branches })
export const finished = (house: House, record: string) => house.call<string>({ do: 'finished', record })
export const written = (house: House, handle: number, from: number) =>
  house.call<Written>({ do: 'record', handle, from })

const boards = new Map<string, Promise<Board>>()

// A course has squares and planes where a circuit has spaces and cars.
type Drawn = Omit<Board, 'spaces' | 'car_scale' | 'boxes'> &
  Partial<Board> & { squares?: Board['spaces']; plane_scale?: number }
const as_board = ({ squares = {}, plane_scale = 1, ...drawn }: Drawn): Board => ({
  spaces: squares,
  car_scale: plane_scale,
  boxes: [],
  ...drawn,
})

// Drawn ahead of time: nobody looks at it yet.
export function drawn(house: House, circuit: string): Promise<Board> {
  let made = boards.get(circuit)
  if (!made) {
    made = house.call<Drawn>({ do: 'board', circuit }).then(as_board)
    made.catch(() => boards.delete(circuit))
    boards.set(circuit, made)
  }
  return made
}

// What may wait waits for this.
let seen: () => void
export const first_board = new Promise<void>((resolve) => (seen = resolve))

export function board(house: House, circuit: string): Promise<Board> {
  const made = drawn(house, circuit)
  made.then(seen, () => undefined)
  return made
}

// The ledgers of rules are files of their own, fetched when somebody first asks why.
export type Ledgers = (game: string) => Promise<string>
const ledgers = new Map<string, Promise<string>>()
export const fetched_ledger: Ledgers = (game) => {
  let text = ledgers.get(game)
  if (!text) {
    text = fetch(`/rules/${game}.md`).then((answer) => {
      if (!answer.ok) throw new Error(`The rules of ${game} could not be fetched: ${answer.status}`)
      return answer.text()
    })
    text.catch(() => ledgers.delete(game))
    ledgers.set(game, text)
  }
  return text
}

export async function rule(house: House, game: string, id: string, ledger: Ledgers): Promise<RuleText | null> {
  try {
    return await house.call<RuleText>({ do: 'rule', game, id, ledger: await ledger(game) })
  } catch {
    return null
  }
}
