// Requests that between them walk through everything the house does: asked here, natively and in Chromium, the
// answers must be the same to the byte.
import { circuit_keys, circuit_text } from '../src/table/circuits'
import type { Engine } from '../src/table/engine'
import type { Catalogue, News } from '../src/table/types'

export interface Walk {
  requests: string[]
  answers: string[]
}

class Walker {
  readonly walk: Walk = { requests: [], answers: [] }

  // A module says what it is given; natively the same is said instead of what is built in.
  constructor(
    private readonly engine: Engine,
    game: string,
  ) {
    const words = { 'event.round-began': 'Turno {round}.', 'ask.gear': 'quale marcia?' }
    this.ask({ do: 'speak', game, language: 'it', words })
  }

  ask<Answer>(request: object): Answer {
    const text = JSON.stringify(request)
    const answer = this.engine.text(text)
    this.walk.requests.push(text)
    this.walk.answers.push(answer)
    return (JSON.parse(answer) as { ok: Answer }).ok
  }
}

// Replays a record; after every entry the news of a spectator and of every seat, and the whole position.
export function replayed(engine: Engine, game: string, record: string): Walk {
  const walker = new Walker(engine, game)
  walker.ask({ do: 'verify', record })
  const { handle, setup } = walker.ask<{ handle: number; setup: { seats: unknown[] } }>({ do: 'follow', record })
  let since = 0
  for (;;) {
    const step = walker.ask<{ entry: number; event_count: number } | null>({ do: 'step', handle })
    if (!step) break
    for (let seat = 0; seat <= setup.seats.length; ++seat) walker.ask({ do: 'news', handle, seat, since })
    walker.ask({ do: 'position', handle })
    since = step.event_count
  }
  walker.ask({ do: 'close', handle })
  return walker.walk
}

// A race of bots from a fixed seed, with its record and odds on the way.
export function raced(engine: Engine, setup: { game: string; seats: number }, level: string, nodes: number): Walk {
  const walker = new Walker(engine, setup.game)
  const seed = '5eed'.padEnd(64, '0')
  const { handle } = walker.ask<{ handle: number }>({ do: 'open', setup, seed, at: '1934-04-02T14:00:00Z' })
  for (let step = 0; ; ++step) {
    const { awaiting, over } = walker.ask<News>({ do: 'news', handle, seat: 0, since: 1e9 })
    if (over) break
    const seat = awaiting[0] ?? 0
    const { choice } = walker.ask<{ choice: string }>({ do: 'decide', handle, seat, level, nodes })
    if (step % 9 === 0) walker.ask({ do: 'odds', handle, seat, choice, branches: 3000 })
    walker.ask({ do: 'play', handle, seat, choice })
  }
  walker.ask({ do: 'record', handle })
  walker.ask({ do: 'close', handle })
  return walker.walk
}

const on_circuits = ['formula-d'] // games whose places are circuits

// The list of games and every board of one of them. Natively all games are behind the door, so one is asked for; and
// all circuits are, so those a module of a game on circuits lacks are lent to it.
export async function looked(engine: Engine, game: string): Promise<Walk> {
  const walker = new Walker(engine, game)
  if (on_circuits.includes(game))
    for (const circuit of circuit_keys) walker.ask({ do: 'lend', circuit, text: await circuit_text(circuit) })
  const { games } = walker.ask<Catalogue>({ do: 'games', game })
  for (const { key: circuit } of games.flatMap(({ circuits }) => circuits)) {
    walker.ask({ do: 'board', circuit })
    walker.ask({ do: 'board', circuit, palette: 'night' })
  }
  return walker.walk
}
