import { describe, expect, test } from 'vitest'
import { Api } from '../src/table/api'
import { Refused } from '../src/table/engine'

function answering(status: number, body: unknown) {
  const asked: { address: string; init?: RequestInit | undefined }[] = []
  const api = new Api('', async (address, init) => {
    asked.push({ address, init })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
  return { api, asked }
}

describe('the HTTP part', () => {
  test('sends JSON and the cookie', async () => {
    const { api, asked } = answering(200, { table: 'x' })
    await api.sit('a/b', 'key', 'Ada')
    expect(asked[0]?.address).toBe('/api/tables/a%2Fb/sit')
    expect(asked[0]?.init?.body).toBe('{"key":"key","name":"Ada"}')
    expect(asked[0]?.init?.credentials).toBe('same-origin')
    expect(new Headers(asked[0]?.init?.headers).get('content-type')).toBe('application/json')
  })

  test('throws what the server refuses', async () => {
    const { api } = answering(409, { error: { code: 'seat-taken', why: 'Somebody sits there.' } })
    await expect(api.sit('t', 'k')).rejects.toMatchObject({ refusal: { code: 'seat-taken' } })
  })

  test('says so when there is no server or no JSON', async () => {
    const gone = new Api('', async () => {
      throw new TypeError('failed')
    })
    await expect(gone.me()).rejects.toMatchObject({ refusal: { code: 'unreachable' } })
    const { api } = answering(502, '<html>')
    await expect(api.games()).rejects.toBeInstanceOf(Refused)
  })
})
