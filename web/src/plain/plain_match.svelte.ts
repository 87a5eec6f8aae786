// A table of any game as one person sees it: questions, answers, events and standings in the rules' own words.
import type { Director } from '../table/model.svelte'
import type { Asked, Standing, Table, View } from '../table/types'
import { Match } from '../match/match.svelte'

class PlainDirector implements Director {
  standings = $state.raw<Standing[]>([])
  position = $state.raw<unknown>(null)

  async show(): Promise<void> {} // an event is a line of the log, nothing moves

  settle({ standings, position }: View): void {
    this.standings = standings
    this.position = position
  }
  expected(asked: Asked): string | null {
    return asked.offers.find(({ text }) => text === asked.fallback)?.text ?? asked.offers[0]?.text ?? null
  }
}

export class PlainMatch extends Match<PlainDirector> {
  constructor(table: Table) {
    super(table, () => new PlainDirector())
  }
  texts(): string[] {
    return this.asked?.offers.map(({ text }) => text) ?? []
  }
  // What is secret in a game nobody knows here? Better everything than something.
  protected secret(): boolean {
    return true
  }
}
