import { describe, expect, test } from 'vitest'
import { LocalTable } from '../src/table/local'
import { MemoryRaces } from '../src/table/saves'
import type { Asked } from '../src/table/types'
import { Ear, ledger, near_house } from './support'

const person_and_bots = {
  game: 'formula-d',
  circuit: 'monaco',
  seats: [{ name: 'Ada' }, { name: 'Nuvolari', pilot: 'club' }, { name: 'Chiron', pilot: 'rookie' }],
}

// Answers whatever is asked with what the rules foresee, until `enough` or the end.
async function drive(table: LocalTable, ear: Ear, enough = () => false): Promise<void> {
  for (;;) {
    let asked: Asked | null = null
    await ear.until(() => {
      const news = ear.heard.findLast((heard) => heard.event_count === ear.last?.event_count && heard.asked !== null)
      asked = news?.asked ?? null
      return asked !== null || ear.last?.over === true
    })
    if (asked === null || enough()) return
    const { seat, number, fallback } = asked as Asked
    const answered = await table.answer(seat, number ?? 0, fallback)
    expect(answered).toEqual({ ok: true })
  }
}

describe('a table in the browser', () => {
  test('drives a whole race against bots, and its record proves the dice', async () => {
    const house = await near_house()
    const races = new MemoryRaces()
    const table = await LocalTable.begin(house, races, person_and_bots)
    const ear = new Ear()
    table.listen(ear)
    await drive(table, ear)
    expect(ear.last?.over).toBe(true)
    expect(ear.tables.at(-1)?.state).toBe('over')
    const record = await table.record()
    const verdict = await house.call<{ fault?: string; rolls_proven: boolean }>({ do: 'verify', record })
    expect(verdict.fault).toBeUndefined()
    expect(verdict.rolls_proven).toBe(true)
    const [saved] = await races.list()
    expect(saved?.over).toBe(true)
    expect(saved?.record).toBe(record)
  }, 60_000)

  test('tells every event once, in order, and each step of a bot by itself', async () => {
    const table = await LocalTable.begin(await near_house(), new MemoryRaces(), person_and_bots)
    const ear = new Ear()
    table.listen(ear)
    await drive(table, ear, () => (ear.last?.event_count ?? 0) > 60)
    let held = 0
    for (const news of ear.heard) {
      expect(news.from).toBeLessThanOrEqual(held)
      expect(news.from + news.events.length).toBe(news.event_count)
      held = Math.max(held, news.event_count)
    }
    const steps = ear.heard.filter(({ from, events }) => from > 0 && events.length > 0)
    expect(steps.length).toBeGreaterThan(5)
    table.close()
  }, 30_000)

  test('tells the steps of bots together when nobody wants to see each, and loses none', async () => {
    const house = await near_house()
    const bots = {
      ...person_and_bots,
      seats: [
        { name: 'Nuvolari', pilot: 'club' },
        { name: 'Chiron', pilot: 'club' },
      ],
    }
    const table = await LocalTable.begin(house, new MemoryRaces(), bots)
    const ear = new Ear()
    table.listen(ear)
    await ear.until(() => ear.heard.length > 3)
    table.fast_forward()
    await ear.until(() => ear.last?.over === true)
    const events = ear.heard.flatMap((news) => news.events.map(({ n }) => n))
    expect(new Set(events).size).toBe(ear.last?.event_count)
    expect(Math.max(...ear.heard.map((news) => news.events.length))).toBeGreaterThan(100)
    const record = (await table.record()) ?? ''
    expect(ear.heard.length).toBeLessThan(record.split('\n').length / 2)
    expect(await house.call<{ rolls_proven: boolean }>({ do: 'verify', record })).toMatchObject({
      sound: true,
      rolls_proven: true,
    })
  }, 60_000)

  test('tells what the stopwatch of a qualifying lap shows, from its first answer on', async () => {
    let seconds = 0
    const now = () => new Date(Date.UTC(2026, 4, 1, 20, 0, seconds)).toISOString()
    const table = await LocalTable.begin(
      await near_house(),
      new MemoryRaces(),
      { ...person_and_bots, options: { qualifying: true } },
      { now },
    )
    const ear = new Ear()
    table.listen(ear)
    const shown: unknown[] = []
    await drive(table, ear, () => {
      shown.push(ear.last?.stopwatch)
      seconds += 13
      return shown.length === 3
    })
    expect(shown).toEqual([undefined, { seat: 1, seconds: 0, runs: true }, { seat: 1, seconds: 13, runs: true }])
    table.close()
  })

  test('goes on after a reload where it was left', async () => {
    const races = new MemoryRaces()
    const first = await LocalTable.begin(await near_house(), races, person_and_bots)
    const ear = new Ear()
    first.listen(ear)
    await drive(first, ear, () => (ear.last?.event_count ?? 0) > 40)
    const left = ear.last
    // Another page, another house, the same shelf.
    const second = await LocalTable.resume(await near_house(), races, first.id)
    const again = new Ear()
    second?.listen(again)
    await again.until(() => again.last !== undefined)
    expect(again.last?.event_count).toBe(left?.event_count)
    expect(again.last?.view).toEqual(left?.view)
    expect(again.last?.asked).toEqual(left?.asked)
    expect(await LocalTable.resume(await near_house(), races, 'unknown')).toBeNull()
  }, 30_000)

  test('seats several people at one screen', async () => {
    const setup = { game: 'formula-d', seats: ['Élise', 'Bruno'] }
    const table = await LocalTable.begin(await near_house(), new MemoryRaces(), setup)
    const ear = new Ear()
    table.listen(ear)
    await drive(table, ear, () => (ear.last?.event_count ?? 0) > 60)
    expect(new Set(ear.heard.map(({ seat }) => seat))).toEqual(new Set([1, 2]))
    expect(new Set(ear.heard.flatMap(({ asked }) => (asked ? [asked.seat] : [])))).toEqual(new Set([1, 2]))
    expect((await table.record()).split('\n')[0]).toContain('Élise')
  }, 30_000)

  test('several who are asked at once answer in any order, and change answers until the last is in', async () => {
    const setup = { game: 'formula-d', options: { build: true }, seats: [{ name: 'Ada' }, { name: 'Ben' }] }
    const table = await LocalTable.begin(await near_house(), new MemoryRaces(), setup)
    const ear = new Ear()
    table.listen(ear)
    const told = (seat: number) => ear.heard.findLast((news) => news.seat === seat)
    const number = (seat: number) => told(seat)?.asked?.number ?? 0
    const [adas, bens] = [number(1), number(2)]
    expect(await table.answer(2, bens, 'build tires 7')).toEqual({ ok: true })
    expect(await table.answer(1, adas, 'build tires 14')).toEqual({ ok: true })
    expect(told(1)?.sealed).toEqual([{ question: adas, choice: 'build tires 14' }])
    expect(await table.answer(1, adas, 'build tires 5')).toEqual({ ok: true })
    expect(told(1)?.sealed).toEqual([{ question: adas, choice: 'build tires 5' }])
    expect(told(2)?.sealed).toEqual([{ question: bens, choice: 'build tires 7' }])
  }, 30_000)

  test('refuses what is stale, not mine or against the rules, and stays as it was', async () => {
    const table = await LocalTable.begin(await near_house(), new MemoryRaces(), person_and_bots)
    const ear = new Ear()
    table.listen(ear)
    await ear.until(() => ear.last?.asked != null)
    const at = ear.last?.event_count ?? 0
    const question = ear.last?.asked?.number ?? 0
    const code = async (answer: ReturnType<LocalTable['answer']>) => {
      const answered = await answer
      return answered.ok ? 'taken' : answered.error.code
    }
    expect(await code(table.answer(1, question + 1, 'gear 1'))).toBe('stale')
    expect(await code(table.answer(2, question, 'gear 1'))).toBe('not-yours')
    expect(await code(table.answer(1, question, 'gear 6'))).toBe('illegal')
    expect(await code(table.answer(1, question, 'fly'))).toBe('illegal')
    expect(ear.last?.event_count).toBe(at)
  }, 30_000)

  test('gives odds, rules and the board', async () => {
    const table = await LocalTable.begin(await near_house(), new MemoryRaces(), person_and_bots, { ledger })
    const ear = new Ear()
    table.listen(ear)
    await ear.until(() => ear.last?.asked != null)
    const choice = ear.last?.asked?.fallback ?? ''
    expect((await table.odds(1, choice))?.choice).toBe(choice)
    expect(await table.odds(1, 'gear 6')).toBeNull()
    expect((await table.rule('FD-GEAR-03'))?.text).toContain('gear')
    expect(await table.rule('FD-NONE-99')).toBeNull()
    expect((await table.board()).width).toBeGreaterThan(0)
    expect((await table.say()).ok).toBe(false)
  }, 30_000)
})

describe('taking back', () => {
  test('the last answer goes, with what bots did since; the record tells it and holds', async () => {
    const house = await near_house()
    const races = new MemoryRaces()
    const table = await LocalTable.begin(house, races, person_and_bots)
    const ear = new Ear()
    table.listen(ear)
    let moved: Asked | null = null
    await drive(table, ear, () => {
      const asked = ear.last?.asked ?? null
      if (asked?.question.key === 'move') moved = asked
      // A turn later, unless a die of one's own has fallen since.
      return moved !== null && asked?.question.key !== 'move' && ear.last?.undoable === true
    })
    const before = ear.last?.event_count ?? 0
    expect(await table.undo()).toEqual({ ok: true })
    expect(ear.last?.event_count).toBeLessThan(before)
    expect(ear.last?.asked?.question).toEqual((moved as Asked | null)?.question)
    expect(ear.last?.asked?.offers).toEqual((moved as Asked | null)?.offers)
    // Behind it stands the roll of the gear.
    expect(ear.last?.undoable).toBe(false)
    expect(await table.undo()).toMatchObject({ ok: false })
    const told = [...ear.heard]
    await drive(table, ear)
    expect(told.length).toBeLessThan(ear.heard.length)
    const record = (await table.record()) ?? ''
    expect(record).toContain('"undo":')
    expect(await house.call({ do: 'verify', record })).toMatchObject({ sound: true, rolls_proven: true })
    expect((await races.get(table.id))?.record).toBe(record)
  }, 60_000)
})

describe('one race in two windows', () => {
  test('the second follows the first, an answer of either counts once, and nothing is overwritten', async () => {
    const races = new MemoryRaces()
    const first = await LocalTable.begin(await near_house(), races, person_and_bots)
    const ear = new Ear()
    first.listen(ear)
    await drive(first, ear, () => (ear.last?.event_count ?? 0) > 20)
    const second = await LocalTable.resume(await near_house(), races, first.id)
    const other = new Ear()
    second?.listen(other)
    await ear.until(() => ear.tables.at(-1)?.elsewhere === true)
    await other.until(() => other.tables.at(-1)?.elsewhere === true)

    const asked = ear.last?.asked as Asked
    const answers = await Promise.all([
      first.answer(asked.seat, asked.number ?? 0, asked.fallback),
      second?.answer(asked.seat, asked.number ?? 0, asked.fallback),
    ])
    expect(answers.filter((answered) => answered?.ok)).toHaveLength(1)
    await ear.until(() => ear.last?.asked != null && ear.last.asked.number !== asked.number)
    await other.until(() => other.last?.event_count === ear.last?.event_count && other.last?.asked != null)
    expect(other.last?.view).toEqual(ear.last?.view)

    const next = other.last?.asked as Asked
    expect(await second?.answer(next.seat, next.number ?? 0, next.fallback)).toEqual({ ok: true })
    await other.until(() => other.last?.asked != null && other.last.asked.number !== next.number)
    await ear.until(() => ear.last?.event_count === other.last?.event_count)
    expect((await races.get(first.id))?.record).toBe(await second?.record())

    second?.close()
    await ear.until(() => ear.tables.at(-1)?.elsewhere === false)
    await drive(first, ear)
    expect(ear.last?.over).toBe(true)
    const house = await near_house()
    expect(await house.call({ do: 'verify', record: await first.record() })).toMatchObject({ sound: true })
  }, 60_000)

  test('a race that was discarded in one is not written again by the other', async () => {
    const races = new MemoryRaces()
    const table = await LocalTable.begin(await near_house(), races, person_and_bots)
    const ear = new Ear()
    table.listen(ear)
    await ear.until(() => ear.last?.asked != null)
    await races.remove(table.id)
    const { seat, number, fallback } = ear.last?.asked as Asked
    expect(await table.answer(seat, number ?? 0, fallback)).toMatchObject({ ok: false })
    expect(await races.list()).toEqual([])
  }, 30_000)
})
