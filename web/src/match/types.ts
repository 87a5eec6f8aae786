// What a game hands to the shared page of a match.
import type { SeatNumber, Setup, Table } from '../table/types'
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
  weight: number
}

// How a piece on the board is moved.
export interface PieceHandle {
  drive(poses: Pose[], milliseconds: number): Promise<void>
  finish(): void
}

export const side_card = 372 // how wide the card of a phone that lies on its side is
