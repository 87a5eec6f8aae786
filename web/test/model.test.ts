// The model of a table, fed by hand: what it makes of clocks and answers.
import { describe, expect, test } from 'vitest'
import { TableModel, type Director } from '../src/table/model.svelte'
import { with_clock } from '../src/table/clock'
import type { Answered, Asked, Listener, News, Table, TableInfo } from '../src/table/types'

const director: Director = {
  show: async () => undefined,
  settle: () => undefined,
  expected: (asked) => asked.offers[0]?.text ?? null,
}
const question = (key: string): Asked => ({
  seat: 1,
  number: 1,
  question: { key, text: key },
  fallback: `${key} 1`,
  offers: [{ text: `${key} 1`, label: '', json: {}, costs: {} }],
})
const news = (count: number, asked: Asked | null): News => ({
  from: count - 1,
  event_count: count,
  events: [{ n: count - 1, event: 'shifted', rule: '', text: '' }],
  seat: 1,
  view: { seat: 1, position: {}, standings: [] },
  awaiting: asked ? [1] : [],
  over: false,
  asked,
})
const info = (deadline: string | null): TableInfo => ({
  table: 't',
  state: 'running',
  setup: { game: 'formula-d' },
  pace: { kind: 'slow', hours: 24, expiry: 'rules' },
  host: 1,
  seats: [{ seat: 1, name: 'Ada', pilot: 'person', mine: true, here: true }],
  awaiting: [1],
  deadline,
  event_count: 1,
  rematch: null,
})

function laid(answered: Answered = { ok: true }) {
  let ear: Listener | undefined
  const table = {
    local: false,
    listen: (listener: Listener) => ((ear = listener), () => undefined),
    answer: async () => answered,
    board: async () => ({}),
    close: () => undefined,
  } as unknown as Table
  const model = new TableModel(table, director)
  model.start()
  return { model, tell: ear! }
}
const soon = () => new Promise((done) => setTimeout(done, 5))
const clocked = (count: number, seat: number, asked: Asked | null): News =>
  with_clock(news(count, asked), [{ seat, at: count - 1 }])

describe('a question', () => {
  const two = {
    ...question('tires'),
    offers: ['hard', 'soft'].map((text) => ({ text, label: '', json: {}, costs: {} })),
  }
  test('keeps what was marked while somebody else answers', async () => {
    const { model, tell } = laid()
    tell.table(info(null))
    tell.news(news(1, two))
    await soon()
    expect(model.selected).toBe('hard')
    model.select('soft')
    const asks = model.asks
    tell.news(news(2, two))
    expect(model.asked).not.toBeNull() // the tray stays where it is
    await soon()
    expect(model.selected).toBe('soft')
    expect(model.asks).toBe(asks)
    tell.news(news(3, question('gear')))
    await soon()
    expect(model.selected).toBe('gear 1')
  })
  test('that is asked again after an answer begins anew', async () => {
    const { model, tell } = laid()
    tell.table(info(null))
    tell.news(news(1, two))
    await soon()
    model.select('soft')
    await model.confirm()
    tell.news(news(2, two))
    await soon()
    expect(model.selected).toBe('hard')
  })
})

test('an answer that lies face down can be taken up again and changed', async () => {
  const { model, tell } = laid()
  tell.table(info(null))
  tell.news(news(1, question('gear')))
  await soon()
  await model.confirm()
  expect(model.changeable).toBe(false)
  tell.news({ ...news(1, null), sealed: [{ question: 1, choice: 'gear 1' }] })
  await soon()
  expect(model.changeable).toBe(true)
  model.reconsider()
  expect(model.asked?.number).toBe(1)
  expect(model.selected).toBe('gear 1')
  await model.confirm()
  tell.news(news(2, null)) // the last answer was in
  await soon()
  expect(model.changeable).toBe(false)
})

test('a trouble of the table is told until there are news', async () => {
  const { model, tell } = laid()
  tell.table(info(null))
  tell.news(news(1, null))
  tell.trouble?.({ code: 'store-failed', why: 'The disk is full.' })
  expect(model.refusal).toBeTruthy()
  tell.news(news(2, null))
  await soon()
  expect(model.refusal).toBeNull()
})

describe('a clock that has run out', () => {
  test('is told before what it led to, and noted for a seat of mine until the next answer', async () => {
    const { model, tell } = laid()
    tell.table(info(null))
    tell.news(news(1, question('gear')))
    await soon()
    tell.news(clocked(2, 1, question('move')))
    await soon()
    expect(model.told.map(({ event, seat }) => [event, seat])).toEqual([
      ['shifted', undefined],
      ['clock-answered', 1],
      ['shifted', undefined],
    ])
    expect(model.time_up).toBe(1)
    await model.confirm()
    expect(model.time_up).toBe(0)
  })

  test('is not noted for somebody else, nor for what was before one came', async () => {
    const other = laid()
    other.tell.table(info(null))
    other.tell.news(news(1, question('gear')))
    await soon()
    other.tell.news(clocked(2, 2, question('gear')))
    await soon()
    expect(other.model.told.some(({ event }) => event === 'clock-answered')).toBe(true)
    expect(other.model.time_up).toBe(0)

    const late = laid()
    late.tell.table(info(null))
    late.tell.news(clocked(1, 1, question('gear')))
    await soon()
    expect(late.model.time_up).toBe(0)
  })

  test('two that answer in secret are told one after the other, each once', async () => {
    const { model, tell } = laid()
    tell.table(info(null))
    tell.news({ ...news(1, question('tires')), events: [{ n: 0, event: 'race-began', rule: '', text: '' }] })
    await soon()
    const silent = { ...news(1, null), from: 1, events: [] }
    tell.news(with_clock(silent, [{ seat: 1, at: 1 }]))
    await soon()
    tell.news(
      with_clock(silent, [
        { seat: 1, at: 1 },
        { seat: 2, at: 1 },
      ]),
    )
    await soon()
    expect(model.told.filter(({ event }) => event === 'clock-answered').map(({ seat }) => seat)).toEqual([1, 2])
  })
})

test('the next question of the same kind is another one', async () => {
  const { model, tell } = laid()
  tell.table(info(null))
  tell.news(news(1, question('gear')))
  await soon()
  const first = model.asks
  await model.confirm()
  expect(model.asks).toBe(first)
  tell.news(news(2, question('gear')))
  await soon()
  expect(model.asks).toBe(first + 1)
})

describe('whoever only watches', () => {
  const nobodys = (): TableInfo => ({
    ...info(null),
    hosting: false,
    seats: [{ seat: 1, name: 'Ada', pilot: 'person', mine: false, here: true }],
  })
  const shown: string[] = []
  const slow: Director = {
    ...director,
    show: (event, { factor, signal }) =>
      new Promise((done) => {
        shown.push(`${event.n} ${factor}`)
        if (factor === 0 || signal.aborted) return done()
        signal.addEventListener('abort', () => done())
      }),
  }

  test('skips what is shown, and sees what follows at its pace again', async () => {
    let ear: Listener | undefined
    const table = {
      local: false,
      listen: (listener: Listener) => ((ear = listener), () => undefined),
      board: async () => ({}),
      close: () => undefined,
    } as unknown as Table
    const model = new TableModel(table, slow)
    model.start()
    ear!.table(nobodys())
    expect(model.watching).toBe(true)
    const told = (count: number): News => ({ ...news(count, null), seat: 0 })
    ear!.news(told(1))
    await soon()
    expect(model.waiting).toBe(false) // nothing is shown: there is nothing to skip
    ear!.news(told(2))
    ear!.news(told(3))
    await soon()
    expect(model.waiting).toBe(true)
    model.skip()
    await soon()
    expect(shown).toEqual(['0 0', '1 1', '2 0'])
    ear!.news(told(4))
    await soon()
    expect(shown.at(-1)).toBe('3 1')
  })
})
