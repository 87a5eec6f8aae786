import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { all_games } from '../src/games'
import { looked, raced, replayed } from '../test/parity'
import { engine, golden_records, module_bytes } from '../test/support'
import { files_only, opened, visit, type Page } from './support'

const here = opened(files_only)
let page: Page
beforeAll(async () => {
  page = (await visit(here.browser)).page
  await page.goto(here.pages.address)
}, 60_000)

const digest_of = (answers: string[]) => createHash('sha256').update(answers.join('\n')).digest('hex')

// The same requests to the same module in the page, as one digest of all answers.
async function digest_in_chromium(game: string, requests: string[]): Promise<string> {
  return page.evaluate(
    async ({ module, lines }) => {
      const bytes = Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0))
      const { instance } = await WebAssembly.instantiate(bytes, {})
      const { memory, _initialize, buffer, call, answer } = instance.exports as unknown as {
        memory: WebAssembly.Memory
        _initialize(): void
        buffer(size: number): number
        call(size: number): number
        answer(): number
      }
      _initialize()
      const answers = lines.map((line) => {
        const written = new TextEncoder().encode(line)
        new Uint8Array(memory.buffer, buffer(written.length), written.length).set(written)
        const size = call(written.length)
        return new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), size))
      })
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(answers.join('\n')))
      return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
    },
    { module: module_bytes(game).toString('base64'), lines: requests },
  )
}

test.each(golden_records())(
  'Chromium replays $name to the same bytes',
  async ({ game, text }) => {
    const { requests, answers } = replayed(await engine(game), game, text)
    expect(await digest_in_chromium(game, requests)).toBe(digest_of(answers))
  },
  120_000,
)

test.each(all_games)(
  'Chromium draws and races %s the same',
  async (game) => {
    const walks = [await looked(await engine(game), game), raced(await engine(game), { game, seats: 4 }, 'club', 0)]
    for (const { requests, answers } of walks) expect(await digest_in_chromium(game, requests)).toBe(digest_of(answers))
  },
  120_000,
)
