// Answers that a clock gave for somebody (docs/protocol.md).
import { t } from '../i18n'
import type { GameEvent, News, SeatNumber } from './types'

// Somebody's time was up: the clock answered, and event `at` is the first that followed.
export interface ClockAnswer {
  seat: SeatNumber
  at: number
}

// An answer of a clock is told as an event among the others, just before what it led to.
export function with_clock(news: News, clock: ClockAnswer[] = []): News {
  if (clock.length === 0) return news
  const told = clock.map(({ seat, at }, i): GameEvent => {
    const before = clock.slice(0, i).filter((other) => other.at === at).length
    return {
      n: at - 0.5 ** (before + 1),
      event: 'clock-answered',
      rule: '',
      seat,
      text: t('clock.answered', { who: `⟦${seat}⟧` }),
    }
  })
  return { ...news, events: [...news.events, ...told].sort((a, b) => (a.n ?? 0) - (b.n ?? 0)) }
}
