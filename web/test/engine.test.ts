import { describe, expect, test } from 'vitest'
import { all_games } from '../src/games'
import { circuit_text } from '../src/table/circuits'
import { Refused } from '../src/table/engine'
import type { Board, Catalogue, News, Odds, RuleText } from '../src/table/types'
import { engine, ledger, module_bytes } from './support'

const seed = 'c0ffee'.padEnd(64, '0')

describe('the module', () => {
  test.each(all_games)('of %s imports nothing and knows its one game', async (game) => {
    expect(WebAssembly.Module.imports(await WebAssembly.compile(module_bytes(game)))).toEqual([])
    const { games } = (await engine(game)).call<Catalogue>({ do: 'games' })
    expect(games.map(({ key }) => key)).toEqual([game])
  })

  test('lists games, presets and levels', async () => {
    const { games } = (await engine()).call<Catalogue>({ do: 'games' })
    const formula = games.find(({ key }) => key === 'formula-d')
    expect(formula?.seats).toEqual([2, 10])
    expect(formula?.circuits.map(({ key }) => key)).toContain('monaco')
    expect(formula?.levels).toEqual(['rookie', 'tourist', 'amateur', 'club', 'works'])
    expect(formula?.options.every(({ line }) => line.length > 0)).toBe(true)
    expect(formula?.presets.length).toBeGreaterThanOrEqual(4)
  })

  test('draws a board with every space in its place', async () => {
    const board = (await engine()).call<Board>({ do: 'board', circuit: 'monaco' })
    expect(board.svg.startsWith('<svg')).toBe(true)
    expect(board.svg).toContain('var(--')
    expect(Object.keys(board.spaces).length).toBeGreaterThan(200)
    expect(board.spaces['C.1.1']?.outline.startsWith('M')).toBe(true)
    for (const { x, y } of Object.values(board.spaces)) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(board.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(board.height)
    }
    expect(board.line.length).toBeGreaterThan(50)
    expect(board.boxes.length).toBeGreaterThan(0)
  })

  test('is lent a circuit it was built without, and keeps it', async () => {
    const house = await engine()
    const refusal = (request: { do: string; [key: string]: unknown }): string => {
      try {
        house.call(request)
        return 'taken'
      } catch (error) {
        return error instanceof Refused ? error.refusal.code : 'broken'
      }
    }
    const open = { do: 'open', setup: { game: 'formula-d', circuit: 'nice', seats: ['Ada', 'Ben'] }, seed }
    expect(house.call<boolean>({ do: 'lend', circuit: 'monaco' })).toBe(true)
    expect(house.call<boolean>({ do: 'lend', circuit: 'nice' })).toBe(false)
    expect(refusal(open)).toBe('bad-setup')
    expect(refusal({ do: 'lend', circuit: 'nice', text: '{"format": 1}' })).toBe('bad-circuit')
    expect(refusal(open)).toBe('bad-setup')
    expect(house.call<boolean>({ do: 'lend', circuit: 'nice', text: await circuit_text('nice') })).toBe(true)
    expect(house.call<boolean>({ do: 'lend', circuit: 'nice' })).toBe(true)
    expect(refusal(open)).toBe('taken')
    expect(house.call<Board>({ do: 'board', circuit: 'nice' }).svg).toContain('Negresco'.toUpperCase())
  })

  test('answers why, from the ledger it is handed', async () => {
    const rule = (await engine()).call<RuleText>({
      do: 'rule',
      game: 'formula-d',
      id: 'FD-CORN-02',
      ledger: await ledger('formula-d'),
    })
    expect(rule.id).toBe('FD-CORN-02')
    expect(rule.text.length).toBeGreaterThan(20)
  })

  test('opens a match, asks, answers and gives exact odds', async () => {
    const house = await engine()
    const setup = { game: 'formula-d', circuit: 'monaco', seats: ['Ada', 'Ben'] }
    const { handle } = house.call<{ handle: number }>({ do: 'open', setup, seed })
    const spectator = house.call<News>({ do: 'news', handle, seat: 0, since: 0 })
    const seat = spectator.awaiting[0] ?? 0
    const { asked, event_count } = house.call<News>({ do: 'news', handle, seat, since: 0 })
    expect(asked?.offers.map(({ text }) => text)).toContain(asked?.fallback)
    const odds = house.call<Odds>({ do: 'odds', handle, seat, choice: asked?.fallback })
    const sum = (odds.outcomes['space'] ?? []).reduce((total, { chance }) => total + chance, 0)
    expect(sum).toBeCloseTo(1, 6)
    const bands = odds.by_first_roll ?? []
    expect(bands.length).toBe(odds.first_roll?.values.length ?? 0)
    house.call({ do: 'play', handle, seat, choice: asked?.fallback })
    expect(house.call<News>({ do: 'news', handle, seat, since: 0 }).event_count).toBeGreaterThan(event_count)
  })

  test.each([
    { game: 'formula-d', circuit: 'monaco', seats: 4 },
    { game: 'schneider', circuit: 'venice-1927', seats: 3 }, // hands and decks of the others are covered
  ])('studies a view of $game: the same odds from what a seat sees', async (setup) => {
    const house = await engine(setup.game)
    const { handle } = house.call<{ handle: number }>({ do: 'open', setup, seed })
    for (let step = 0; step < 30; ++step) {
      const seat = house.call<News>({ do: 'news', handle, seat: 0, since: 0 }).awaiting[0] ?? 0
      const { view, asked } = house.call<News>({ do: 'news', handle, seat, since: 0 })
      const choice = asked?.fallback
      const study = house.call<{ handle: number }>({ do: 'study', setup, position: view.position, seat })
      const limits = { seat, choice, branches: 50_000 }
      let expected: Odds | string
      try {
        expected = house.call<Odds>({ do: 'odds', handle, ...limits })
      } catch (error) {
        expected = (error as Refused).message
      }
      let studied: Odds | string
      try {
        studied = house.call<Odds>({ do: 'odds', handle: study.handle, ...limits })
      } catch (error) {
        studied = (error as Refused).message
      }
      expect(studied).toEqual(expected)
      house.call({ do: 'close', handle: study.handle })
      house.call({ do: 'play', handle, seat, choice })
    }
  })

  test('takes nothing that is wrong', async () => {
    const house = await engine()
    const code = (request: object) => {
      try {
        house.call(request as { do: string })
        return 'taken'
      } catch (error) {
        return error instanceof Refused ? error.refusal.code : String(error)
      }
    }
    expect(JSON.parse(house.text('{'))).toHaveProperty('error.code', 'malformed')
    expect(JSON.parse(house.text(''))).toHaveProperty('error.code', 'malformed')
    expect(JSON.parse(house.text('[1, 2]'))).toHaveProperty('error.code', 'malformed')
    expect(code({ do: 'dance' })).toBe('malformed')
    expect(code({ do: 'games', loudly: true })).toBe('malformed')
    expect(code({ do: 'news', handle: 99, seat: 0, since: 0 })).toBe('no-such-table')
    expect(code({ do: 'open', seed, setup: { game: 'chess', seats: 2 } })).toBe('bad-setup')
    expect(code({ do: 'open', seed, setup: { game: 'formula-d', seats: 99 } })).toBe('bad-setup')
    expect(code({ do: 'open', seed: 'beef', setup: { game: 'formula-d', seats: 2 } })).toBe('malformed')
    expect(code({ do: 'take-up', seed, record: 'no record' })).toBe('bad-record')
    expect(code({ do: 'board', circuit: 'atlantis' })).toBe('no-such-circuit')
    expect(code({ do: 'rule', game: 'formula-d', id: 'FD-NONE-99' })).toBe('no-such-rule')
    const { handle } = house.call<{ handle: number }>({ do: 'open', seed, setup: { game: 'formula-d', seats: 2 } })
    const seat = house.call<News>({ do: 'news', handle, seat: 0, since: 0 }).awaiting[0] ?? 0
    expect(code({ do: 'play', handle, seat, choice: 'gear 6' })).toBe('illegal')
    expect(code({ do: 'play', handle, seat: 3 - seat, choice: 'gear 1' })).toBe('not-awaited')
    expect(code({ do: 'decide', handle, seat, level: 'genius' })).toBe('malformed')
    expect(code({ do: 'close', handle })).toBe('taken')
    expect(code({ do: 'play', handle, seat, choice: 'gear 1' })).toBe('no-such-table')
  })
})
