import { describe, expect, test } from 'vitest'
import { TableTalk } from '../src/table/talk.svelte'
import type { TableInfo } from '../src/table/types'

const info = (hosting: boolean): TableInfo => ({
  table: 't',
  state: 'running',
  setup: { game: 'formula-d' },
  pace: { kind: 'slow', hours: 24, expiry: 'rules' },
  host: 1,
  hosting,
  seats: [{ seat: 1, name: 'Ada', pilot: 'person', mine: true, here: true }],
  awaiting: [1],
  deadline: null,
  event_count: 1,
  rematch: null,
})
const said = (n: number, seat: number, name: string, text: string) => ({ n, seat, name, at: '', text })
function table_talk(hosting = false): TableTalk {
  const talk = new TableTalk('t')
  talk.info = info(hosting)
  return talk
}

describe('table talk', () => {
  test('of others is unread until it was read, and what was said last is noticed', () => {
    const talk = table_talk()
    talk.hear([said(1, 2, 'Ben', 'Hello'), said(2, 1, 'Ada', 'Hello, Ben')])
    expect(talk.unread.map(({ n }) => n)).toEqual([1])
    expect(talk.noticed?.text).toBe('Hello')
    talk.read()
    expect(talk.unread).toEqual([])
    expect(talk.noticed).toBeNull()
    talk.hear([said(3, 2, 'Ben', 'Good race')])
    expect(talk.unread.map(({ n }) => n)).toEqual([3])
  })

  test('tells nobody what they have done themselves', () => {
    const deeds = [
      said(1, 0, '', 'pause'),
      said(2, 0, '', 'bot 2'),
      said(3, 0, '', 'sit 1'),
      said(4, 0, 'Host', 'Welcome'),
    ]
    const unread = (hosting: boolean) => {
      const talk = table_talk(hosting)
      talk.hear(deeds)
      return talk.unread.map(({ text }) => text)
    }
    expect(unread(true)).toEqual(['bot 2'])
    expect(unread(false)).toEqual(['pause', 'bot 2', 'Welcome'])
  })
})
