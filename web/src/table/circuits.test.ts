import { expect, test } from 'vitest'
import { circuit_keys, circuit_text, lending } from './circuits'
import type { Request } from './engine'
import type { House } from './house'

// A house that has one circuit and takes what it is lent.
function small_house(has: string): { house: House; asked: Request[] } {
  const circuits = new Set([has])
  const asked: Request[] = []
  const call = (request: Request): Promise<unknown> => {
    asked.push(request)
    if (request.do === 'lend' && request.text) circuits.add(String(request.circuit))
    return Promise.resolve(request.do === 'lend' ? circuits.has(String(request.circuit)) : request.do)
  }
  return { house: { call: call as House['call'] }, asked }
}

const keys = ['here', 'there']
const text_of = (key: string) => Promise.resolve(`text of ${key}`)

test('a circuit the house has is not fetched', async () => {
  const { house, asked } = small_house('here')
  await lending(house, text_of, keys).call({ do: 'board', circuit: 'here' })
  expect(asked).toEqual([
    { do: 'lend', circuit: 'here' },
    { do: 'board', circuit: 'here' },
  ])
})

test('a circuit it lacks is lent once, before it is asked about it', async () => {
  const { house, asked } = small_house('here')
  const lent = lending(house, text_of, keys)
  await lent.call({ do: 'open', setup: { game: 'g', circuit: 'there' } })
  await lent.call({ do: 'take-up', record: '{"paddock": "record", "circuit": "there"}\n{}\n' })
  expect(asked.map(({ do: deed, text }) => [deed, text])).toEqual([
    ['lend', undefined],
    ['lend', 'text of there'],
    ['open', undefined],
    ['take-up', undefined],
  ])
})

test('a record names its circuit in its first line', async () => {
  const { house, asked } = small_house('here')
  await lending(house, text_of, keys).call({ do: 'take-up', record: '{"paddock": "record", "circuit": "there"}\n{}\n' })
  expect(asked.map((request) => request.do)).toEqual(['lend', 'lend', 'take-up'])
})

test('nothing is lent for what is no circuit, nor for a record that cannot be read', async () => {
  const { house, asked } = small_house('here')
  const lent = lending(house, text_of, keys)
  for (const request of [
    { do: 'games' },
    { do: 'board', circuit: 'a-course' },
    { do: 'verify', record: 'no record' },
    { do: 'open', setup: null },
  ])
    await lent.call(request)
  expect(asked.map((request) => request.do)).toEqual(['games', 'board', 'verify', 'open'])
})

test('every circuit of the content folder can be fetched', async () => {
  expect(circuit_keys).toContain('monaco')
  for (const key of circuit_keys) expect(JSON.parse(await circuit_text(key))).toMatchObject({ format: 1, key })
  expect(await circuit_text('nowhere')).toBe('')
})
