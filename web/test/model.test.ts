// The model of a table, fed by hand: what it makes of clocks and answers.
import { describe, expect, test } from 'vitest'
import { TableModel, type Director } from '../src/table/model.svelte'
import type { Answered, Asked, Listener, News, Table, TableInfo } from '../src/table/types'

const director: Director = { show: async () => undefined, settle: () => undefined, expected: (asked) => asked.offers[0]?.text ?? null }
const question = (key: string): Asked => ({
  seat: 1, question: { key, text: key }, fallback: `${key} 1`, offers: [{ text: `${key} 1`, label: '', json: {}, costs: {} }],
})
const news = (count: number, asked: Asked | null): News => ({
  from: count - 1, event_count: count, events: [{ event: 'shifted', rule: '', text: '' }], seat: 1,
  view: { seat: 1, position: {}, standings: [] }, awaiting: asked ? [1] : [], over: false, asked,
})
const info = (deadline: string | null): TableInfo => ({
  table: 't', state: 'running', setup: { game: 'formula-d' }, pace: { kind: 'slow', hours: 24, expiry: 'rules' }, host: 1,
  seats: [{ seat: 1, name: 'Ada', pilot: 'person', mine: true, here: true }], awaiting: [1], deadline, event_count: 1, rematch: null,
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
const past = new Date(Date.now() - 1000).toISOString()
const future = new Date(Date.now() + 3_600_000).toISOString()

describe('a clock that has run out', () => {
  test('is noted when the question was answered elsewhere after its deadline', async () => {
    const { model, tell } = laid()
    tell.table(info(past))
    tell.news(news(1, question('gear')))
    await soon()
    expect(model.asked?.question.key).toBe('gear')
    tell.news(news(2, question('move')))
    await soon()
    expect(model.time_up).toBe(1)
    await model.confirm()
    expect(model.time_up).toBe(0)
  })

  test('is not noted before the deadline, nor for an answer from here', async () => {
    const early = laid()
    early.tell.table(info(future))
    early.tell.news(news(1, question('gear')))
    await soon()
    early.tell.news(news(2, question('move')))
    await soon()
    expect(early.model.time_up).toBe(0)

    const mine = laid()
    mine.tell.table(info(past))
    mine.tell.news(news(1, question('gear')))
    await soon()
    await mine.model.confirm()
    mine.tell.news(news(2, question('move')))
    await soon()
    expect(mine.model.time_up).toBe(0)
  })

  test('is not noted while the same question stands', async () => {
    const { model, tell } = laid()
    tell.table(info(past))
    tell.news(news(1, question('build')))
    await soon()
    tell.news(news(2, question('build')))
    await soon()
    expect(model.time_up).toBe(0)
  })
})
