// The rules say what happened in sentences that leave open what seats are called and who reads (docs/json.md, text):
// "⟦3⟧ ⟦3?lose|loses⟧ 1 brake." Here they are finished; names stay marked with ⟦ ⟧ so that they can be set in bold.
import type { GameEvent } from '../table/types'
import type { Line, Teller } from './types'

export type { Teller }

export const marked = (name: string): string => `⟦${name}⟧`
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export const spoken = (text: string, teller: Teller, at?: number): string =>
  capital(
    text.replace(/⟦(\d+)(?:\?([^|⟧]*)\|([^⟧]*))?⟧/g, (_, number: string, mine?: string, others?: string) => {
      const seat = Number(number)
      if (mine === undefined) return marked(teller.name(seat, at))
      return seat === teller.you ? mine : (others ?? '')
    }),
  )
export const sentence = ({ text, n }: GameEvent, teller: Teller): string => spoken(text, teller, n)

// What an event adds to a line. The name is said once in it; after that the sentences speak of the same seat.
export function say(line: Line, event: GameEvent, teller: Teller, said = sentence(event, teller)): void {
  const who = event.seat ? `${marked(teller.name(event.seat, event.n))} ` : ''
  const again =
    who !== '' &&
    said.startsWith(who) &&
    event.seat === line.seat &&
    line.sentences.some((earlier) => earlier.startsWith(who))
  line.sentences.push(again ? capital(said.slice(who.length)) : said)
}

// Weighs an event in: the rule of the weightiest comes first, and why it came to that.
export function weigh(line: Line, event: GameEvent, weight: number, teller: Teller): void {
  const cases = event.why ? [{ rule: event.rule, said: spoken(event.why, teller, event.n) }] : []
  if (weight >= line.weight) {
    line.rules.unshift(event.rule)
    line.cases.unshift(...cases)
  } else {
    line.rules.push(event.rule)
    line.cases.push(...cases)
  }
  line.weight = Math.max(line.weight, weight)
}
// Why a line came about, in this very case: what goes with the rule asked for, else the weightiest.
export const case_of = (line: Line, rule: string): string =>
  (line.cases.find((each) => each.rule === rule) ?? (rule === line.rules[0] ? line.cases[0] : undefined))?.said ?? ''
