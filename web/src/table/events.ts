// Events as a page holds them. What only this seat hears has no number of its own (docs/protocol.md): it gets a place
// behind the numbered event before it, the same each time it is told.
import type { GameEvent, News } from './types'

export function placed(news: News): News {
  let before = news.from - 1
  let unnumbered = 0
  const events = news.events.map((event) => {
    if (event.n !== undefined) {
      before = event.n
      unnumbered = 0
      return event
    }
    unnumbered += 1
    return { ...event, n: before + 0.5 - 0.5 ** (unnumbered + 1) }
  })
  return { ...news, events }
}

// What is held of the first `count` numbered events.
export const up_to = (held: GameEvent[], count: number): GameEvent[] =>
  held.filter((event, i) => (event.n ?? i) <= count - 1)
