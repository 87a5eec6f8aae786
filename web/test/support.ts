// Helpers of the tests: the house as it is built, and its native twin.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Engine } from '../src/table/engine'
import { NearHouse } from '../src/table/house'
import type { Listener, News, TableInfo, Talk } from '../src/table/types'

const root = resolve(import.meta.dirname, '../..')

const modules = process.env['PADDOCK_MODULES'] ?? resolve(root, 'build/wasm')
export const module_bytes = (game = 'formula-d') => readFileSync(resolve(modules, `${game}.wasm`))
export const engine = (game = 'formula-d') => Engine.compile(module_bytes(game))
export const near_house = async () => new NearHouse(await engine())
export const ledger = async (game: string) => readFileSync(resolve(root, `docs/rules/${game}.md`), 'utf8')

export function golden_records(): { name: string; game: string; text: string }[] {
  const folder = resolve(root, 'tests/golden')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => {
      const text = readFileSync(resolve(folder, name), 'utf8')
      return { name, game: (JSON.parse(text.slice(0, text.indexOf('\n'))) as { game: string }).game, text }
    })
}

// The native door (wasm/native_door.cpp), when tools/test has built it.
export const door = process.env['PADDOCK_DOOR']
export function native_answers(requests: string[]): string[] {
  const answers = execFileSync(door ?? '', { input: requests.map((line) => `${line}\n`).join(''), maxBuffer: 2 ** 30 })
  return answers.toString('utf8').trimEnd().split('\n')
}

// Somebody who writes down everything a table tells.
export class Ear implements Listener {
  readonly heard: News[] = []
  readonly tables: TableInfo[] = []
  readonly words: Talk[] = []
  readonly connections: string[] = []
  private waiting: (() => void)[] = []

  news(news: News) {
    this.heard.push(news)
    this.stir()
  }
  table(info: TableInfo) {
    this.tables.push(info)
    this.stir()
  }
  talk(talk: Talk[]) {
    this.words.push(...talk)
    this.stir()
  }
  connection(state: string) {
    this.connections.push(state)
    this.stir()
  }
  get last(): News | undefined {
    return this.heard.at(-1)
  }
  // Until something holds that may be waited for.
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((wake) => this.waiting.push(wake))
  }
  private stir() {
    for (const wake of this.waiting.splice(0)) wake()
  }
}
