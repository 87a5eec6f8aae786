// What a game hands to the shared page of a match.
import type { Component } from 'svelte'
import type { Key } from '../i18n'
import type { GameEvent, GameInfo, SeatNumber, Setup, Table } from '../table/types'
import type { Pose } from './motion'

export interface MatchProps {
  table: Table
  again: (setup: Setup) => void
  leave: () => void
  manage?: (() => void) | undefined
}

// A line of the log.
export interface Line {
  id: number // of its first event
  round: number
  title?: string // over the lines of a round, where it is more than its number
  seat: SeatNumber
  sentences: string[] // names are marked with ⟦ ⟧ so that they can be set in bold
  rules: string[] // the most telling first
  cases: { rule: string; said: string }[] // why it came to that here; not of everything
  weight: number
}

// A seat in the order of the match.
export interface Ranked {
  seat: SeatNumber
  name: string
  mine: boolean
  turn: boolean // it moves
  gone: boolean // it is out
  followed?: boolean // who watches goes with it
}

// How a piece on the board is moved.
export interface PieceHandle {
  drive(poses: Pose[], milliseconds: number): Promise<void>
  finish(): void
}

export const side_card = 372 // how wide the card of a phone that lies on its side is

// What a seat moves, in the lobby and on a ticket. An emblem stands for the whole game.
export interface PieceProps {
  seat: SeatNumber
  mine?: boolean
  width?: number
  emblem?: boolean
}

// The entry of a game: all that pages which know no game ask of it. Big parts are fetched when they are wanted.
export interface Game {
  rules: string // what the ids of its rules begin with
  page(): Promise<Component<MatchProps>>
  piece(): Promise<Component<PieceProps>>
  ground: 'road' | 'water' // what its pieces stand on
  solo: Solo
  presets: readonly string[] // on the wall, for those who know the first race
  start: Key // what its poster begins
  first_circuit: string
  help: readonly Key[] // how to read its table
  seating?: Key // how seats get their pieces, where they are not there from the beginning
  untitled?: boolean // a drawing of its circuit bears a title that the page says already
  speak(): Promise<void> // its words are at hand
  said(svg: string): string // a drawing of a circuit in the language of the page
  log?(events: GameEvent[], teller: Teller): Promise<Line[]> // a whole match in words, from its first event on
}
// What sentences are put into words with (speech.ts).
export interface Teller {
  name(seat: SeatNumber, at?: number): string // as it was called when this event happened
  you: SeatNumber // who is spoken to, 0 for nobody
}
export interface Solo {
  preset: string // what the poster starts
  seats(options: Setup['options'], info?: GameInfo): { name: string; pilot: string }[] // behind yours
}

// Drivers of no particular history, two to a team.
export const rivals = [
  'Bellandi',
  'Marchand',
  'Valcourt',
  'Ashworth',
  'Pemberton',
  'de Wael',
  'Verhulst',
  'von Rehn',
  'Lindner',
]
