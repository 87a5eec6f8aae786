// A match as rounds of numbered lines.
import { sentence, type Teller } from '../match/speech'
import type { Line } from '../match/types'
import type { GameEvent } from '../table/types'

export interface Round {
  key: number // of its first line
  round: number // 0 before the first
  title: string // where it is more than its number
  lines: Line[]
}

// A game that has no words of its own is told event by event.
export function plain_lines(events: GameEvent[], teller: Teller): Line[] {
  let round = 0
  return events.flatMap((event, id) => {
    const { rule, text, seat = 0 } = event
    if (event.event === 'round-began') round = Number(event['round'])
    const sentences = [sentence(event, teller)]
    return text ? [{ id, round, seat, sentences, rules: rule ? [rule] : [], cases: [], weight: 0 }] : []
  })
}

// Only lines with all the words that are looked for; rounds without any are left out.
export function rounds_of(lines: Line[], wanted = ''): Round[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const rounds: Round[] = []
  for (const line of lines) {
    const told = [...line.sentences, ...line.rules].join(' ').toLowerCase()
    if (!words.every((word) => told.includes(word))) continue
    const last = rounds.at(-1)
    const title = line.title ?? ''
    if (last?.round === line.round && last.title === title) last.lines.push(line)
    else rounds.push({ key: line.id, round: line.round, title, lines: [line] })
  }
  return rounds
}
