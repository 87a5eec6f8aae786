// The values of docs/json.md and docs/protocol.md, and the one interface behind which a table lives:
// in this browser (WebAssembly in a worker) or on a server. No rule is ever written here.

import type { TableTalk } from './talk.svelte'

export type SeatNumber = number // from 1; 0 is a spectator
export type SpaceName = string // "C.2.4", "P5"

export interface SeatInfo {
  seat: SeatNumber
  name: string
  former?: { name: string; until: number }[] // what it was called before an event, the oldest first
  pilot: 'person' | 'bot' | 'open' | 'autopilot'
  level?: string
  absence?: { from: string; to: string } // days, both included
  mine: boolean
  here: boolean
}

export type Pace = { kind: 'live'; seconds: number; expiry: Expiry } | { kind: 'slow'; hours: number; expiry: Expiry }
export type Expiry = 'rules' | 'bot' | 'wait'

export interface TableInfo {
  table: string
  state: 'open' | 'running' | 'paused' | 'over'
  setup: Setup
  pace: Pace
  host: SeatNumber
  hosting?: boolean // I am the host
  lost?: SeatNumber // I had this seat, and have none now
  seats: SeatInfo[]
  awaiting: SeatNumber[]
  deadline: string | null
  event_count: number
  rematch: string | null
  watching?: { count: number; names: string[] } // who looks on without a seat; names of those with an account
  elsewhere?: boolean // another page of this browser has the race open too
  keys?: { seat: SeatNumber; key: string }[]
}

export interface Setup {
  game: string
  circuit?: string
  options?: Record<string, boolean | number | string>
  seats?: number | (string | { name: string; pilot?: string })[]
}

export interface GameEvent {
  n?: number // among those that everybody hears; what is told to one seat gets a place between them (events.ts)
  event: string
  rule: string
  seat?: SeatNumber
  text: string // seats are left open: match/speech.ts
  why?: string // of a loss: how it came about in this case
  [particular: string]: unknown
}

export interface Offer {
  text: string
  label: string
  json: Record<string, unknown>
  costs: Record<string, number | boolean | string>
  way?: SpaceName[] // the spaces a move passes, its end last
  facts?: Record<string, unknown> // what the label tells, each game its own
}

export interface Asked {
  seat: SeatNumber
  number?: number // of the seat's own questions; an answer names it
  question: { key: string; text: string; facts?: Record<string, unknown> }
  fallback: string
  offers: Offer[]
}

export interface Standing {
  seat: SeatNumber
  place: number
  fate: 'running' | 'finished' | 'out'
  points: number
}

// Seats that win or lose together.
export interface TeamStanding {
  seats: SeatNumber[]
  place: number
  points: number
}

// A game's own position is in types.ts of its folder.
export interface View<Position = unknown> {
  seat: SeatNumber
  position: Position
  standings: Standing[]
  teams?: TeamStanding[] // the best first, where there are any
}

// The stopwatch of a lap against the clock.
export interface Stopwatch {
  seat: SeatNumber // whose lap it is
  seconds: number // when it was told
  runs: boolean
}

// An answer that lies face down until everybody has given theirs.
export interface Sealed {
  question: number
  choice: string
}

export interface News {
  from: number
  event_count: number
  events: GameEvent[]
  seat: SeatNumber
  view: View
  awaiting: SeatNumber[]
  over: boolean
  asked: Asked | null
  sealed?: Sealed[] // answers of this seat that may still be changed
  stopwatch?: Stopwatch
  undoable?: boolean // my last answer may be taken back
}

export interface Talk {
  n: number
  seat: SeatNumber
  name: string
  at: string
  text: string
}

export interface Share {
  value: string | number | boolean
  share?: string // exact: "1/6"
  chance: number
}
export interface Odds {
  seat: SeatNumber
  choice: string
  branches: number
  first_roll?: { for: string; values: { from: number; to: number; share?: string; chance: number }[] }
  // For each outcome of the first roll what follows when it falls: shares among those ways alone.
  by_first_roll?: { from: number; to: number; share?: string; chance: number; outcomes: Outcomes }[]
  outcomes: Outcomes
}
// By what is measured: space, tires_lost, …, stops, overshoot, spun, out, finished.
export type Outcomes = Record<string, Share[]>

export interface RuleText {
  id: string
  text: string
  source: string
}

export interface SpacePlace {
  x: number
  y: number
  heading: number // degrees clockwise from the right
  length: number
  width: number
  outline: string // an SVG path
}
// What a sign takes of the sheet, from its upper left corner.
export interface SignPlace {
  x: number
  y: number
  width: number
  height: number
}
export interface Board {
  svg: string // one document, its colours are var(--…) of tokens.css
  width: number
  height: number
  car_scale: number
  spaces: Record<SpaceName, SpacePlace>
  boxes: SpacePlace[]
  signs: SignPlace[]
  line: [number, number][] // the middle of the track, for the small map
  lines?: { after: SpaceName; number: number }[] // of a course: the lines that test speed
}

export interface Refusal {
  code: string
  why: string
  rule?: string
}
export type Answered = { ok: true } | { ok: false; error: Refusal }

// What a table tells those who listen.
export interface Listener {
  news(news: News): void
  table(info: TableInfo): void
  talk(talk: Talk[]): void
  connection(state: 'here' | 'lost'): void
  trouble?(refusal: Refusal): void // at the table, and nobody's doing
}

// Standing instructions: what a seat leaves behind, so that small questions are answered without it.
export interface Instruction {
  seat: SeatNumber
  question: string
  answer: string // "ask" takes it back
  number?: number
}
export interface InstructionAnswer {
  key: string
  line: string
  pick: 'named' | 'only' | 'rules'
  choice?: string // of a named one
  number?: [number, number] // it wants one: the least and the most
}
export interface InstructionKind {
  question: string
  line: string
  when?: { option: string; values: (boolean | number | string)[] } // else it is never asked
  answers: InstructionAnswer[]
}
export interface InstructionShelf {
  kinds(): Promise<InstructionKind[]>
  left(): Promise<Instruction[]> // by my seats
  leave(instruction: Instruction): Promise<Instruction[]> // what is left then
}

// What a good bot would answer, why, and what a club bot thinks of the other answers. docs/json.md
export type Verdict = 'advised' | 'sensible' | 'risky' | 'hopeless'
export interface Advice {
  choice: string
  reason: { key: string; figures: Record<string, number> } // a message of the game's words
  verdicts: Record<string, Verdict> // by the texts of answers
}

export interface Table {
  readonly local: boolean
  readonly game: string
  readonly instructions?: InstructionShelf // of a table that keeps them
  listen(listener: Listener): () => void // starts with what there is; returns how to stop
  answer(seat: SeatNumber, question: number, choice: string): Promise<Answered> // by its number: Asked.number
  odds(seat: SeatNumber, choice: string): Promise<Odds | null> // null: too many ways to count
  advise(seat: SeatNumber): Promise<Advice | null> // null: no bot knows the game, or it is too late
  rule(id: string): Promise<RuleText | null>
  readonly talk?: TableTalk // at a table with friends
  board(circuit?: string): Promise<Board> // the one of the set-up, or the one a campaign has come to
  say(text: string): Promise<Answered>
  record(): Promise<string | null> // the record as it may be seen now
  undo?(): Promise<Answered> // takes my last answer back
  fast_forward?(): void // whoever watches wants to see where it leads, not every step
  close(): void
}

// What a table can be set up with: GET /api/games, and the same from the house in the browser.
export interface GameOption {
  key: string
  kind: string
  values: (boolean | number | string)[]
  usual: boolean | number | string
  line: string
  rules: string
  group: string
}
export interface Preset {
  key: string
  name: string
  line: string
  circuit: string
  options: Record<string, boolean | number | string>
}
export interface GameInfo {
  key: string
  name: string
  seats: [number, number]
  circuits: { key: string; name: string }[]
  options: GameOption[]
  presets: Preset[]
  instructions: InstructionKind[]
  levels: string[]
}
export interface Catalogue {
  games: GameInfo[]
}
