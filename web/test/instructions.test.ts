// Standing instructions in the page: what may be left, what a marked answer leaves, and the sheet that shows them.
import { render } from 'svelte/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { speak_of } from '../src/i18n'
import InstructionSheet from '../src/match/InstructionSheet.svelte'
import { Api } from '../src/table/api'
import { Refused } from '../src/table/engine'
import { applies, Instructions } from '../src/table/instructions.svelte'
import type { Asked, Instruction, InstructionKind, Table, TableInfo } from '../src/table/types'
import type { Catalogue } from '../src/table/types'
import { engine } from './support'

let kinds: InstructionKind[]
beforeAll(async () => {
  kinds = (await engine('schneider')).call<Catalogue>({ do: 'games' }).games[0]?.instructions ?? []
  await speak_of('house/lobby', 'formula-d/instructions', 'schneider/instructions')
})

// A table that keeps instructions as the server does.
function shelf(refuses: () => boolean = () => false) {
  let kept: Instruction[] = []
  const table = {
    instructions: {
      kinds: async () => kinds,
      left: async () => kept,
      leave: async (instruction: Instruction) => {
        if (refuses()) throw new Refused({ code: 'not-yours', why: 'This seat is not yours.' })
        kept = kept.filter(({ seat, question }) => seat !== instruction.seat || question !== instruction.question)
        if (instruction.answer !== 'ask') kept = [...kept, instruction]
        return kept
      },
    },
  } satisfies Pick<Table, 'instructions'>
  return new Instructions(table)
}
const asked = (key: string, texts: string[], fallback = texts[0] ?? ''): Asked => ({
  seat: 2,
  question: { key, text: key },
  fallback,
  offers: texts.map((text) => ({ text, label: text, json: {}, costs: {} })),
})
const info = (options: TableInfo['setup']['options']): TableInfo => ({
  table: 't',
  state: 'running',
  setup: { game: 'schneider', ...(options ? { options } : {}) },
  pace: { kind: 'slow', hours: 24, expiry: 'rules' },
  host: 1,
  seats: [
    { seat: 1, name: 'Ada', pilot: 'person', mine: false, here: true },
    { seat: 2, name: 'Ben', pilot: 'person', mine: true, here: true },
  ],
  awaiting: [2],
  deadline: null,
  event_count: 1,
  rematch: null,
})

describe('standing instructions', () => {
  test('the marked answer can be left where the game takes it', async () => {
    const instructions = shelf()
    await instructions.load()
    expect(instructions.always(asked('drop-back', ['drop no', 'drop yes']), 'drop yes')).toEqual({
      instruction: { seat: 2, question: 'drop-back', answer: 'yes' },
      pick: 'named',
    })
    expect(instructions.always(asked('drop-back', ['drop no', 'drop yes']), null)).toBeNull()
    expect(instructions.always(asked('bet', ['bet no', 'bet A italy']), 'bet A italy')).toBeNull()
    expect(instructions.always(asked('card', ['throttle']), 'throttle')).toBeNull()
    const repair = asked('crash-repair', ['repair no', 'repair cooling 1'], 'repair cooling 1')
    expect(instructions.always(repair, 'repair cooling 1')).toMatchObject({
      instruction: { answer: 'rules' },
      pick: 'rules',
    })
    expect(instructions.always(repair, 'repair no')).toBeNull()
  })

  test('what is left is known, is not offered again, and is taken back', async () => {
    const instructions = shelf()
    await instructions.load()
    const question = asked('drop-back', ['drop no', 'drop yes'])
    await instructions.leave(instructions.always(question, 'drop no')!.instruction)
    expect(instructions.of(2, 'drop-back')?.answer).toBe('no')
    expect(instructions.always(question, 'drop no')).toBeNull()
    expect(instructions.always(question, 'drop yes')?.instruction.answer).toBe('yes')
    await instructions.leave({ seat: 2, question: 'speed-up', answer: 'left', number: 20 })
    expect(instructions.left).toHaveLength(2)
    instructions.clear()
    await instructions.leave({ seat: 2, question: 'bet', answer: 'ask' })
    expect(instructions.left).toEqual([])
  })

  test('a refusal is told and changes nothing', async () => {
    const instructions = shelf(() => true)
    await instructions.load()
    await instructions.leave({ seat: 2, question: 'bet', answer: 'no' })
    expect(instructions.left).toEqual([])
    expect(instructions.refusal).toBeInstanceOf(Refused)
    expect(instructions.refusals).toBe(1)
  })

  test('what the options rule out is not shown, unless it was left', async () => {
    const drop_back = kinds.find(({ question }) => question === 'drop-back')!
    expect(applies(drop_back, { campaign: 'none' })).toBe(false)
    expect(applies(drop_back, { campaign: 'medium' })).toBe(true)
    expect(applies(drop_back, undefined)).toBe(false)
    expect(
      applies(
        kinds.find(({ question }) => question === 'bet')!,
        {},
      ),
    ).toBe(true)

    const instructions = shelf()
    await instructions.load()
    const sheet = (options: TableInfo['setup']['options']) =>
      render(InstructionSheet, { props: { instructions, info: info(options), close: () => undefined } }).body
    expect(sheet({ campaign: 'none', cockpit: 'basic' })).not.toContain('A plane has come up behind you')
    expect(sheet({ campaign: 'medium', cockpit: 'basic' })).toContain('A plane has come up behind you')
    await instructions.leave({ seat: 2, question: 'drop-back', answer: 'yes' })
    await instructions.leave({ seat: 2, question: 'speed-up', answer: 'left', number: 35 })
    const left = sheet({ campaign: 'none', cockpit: 'basic' })
    expect(left).toMatch(/<input[^>]*checked[^>]*>\s*(<!--.*?-->)*\s*Drop back behind it/)
    expect(left).toContain('Pay when at least 35 AIRCOINS are left, else ask me')
    expect(left).toContain('Standing instructions, 2 left')
  })

  test('go to the server as the protocol has them', async () => {
    const sent: [string, RequestInit | undefined][] = []
    const api = new Api('', async (address, init) => {
      sent.push([address, init])
      return new Response(JSON.stringify({ instructions: [] }))
    })
    await api.instructions('k3v9')
    await api.instruct('k3v9', { seat: 2, question: 'speed-up', answer: 'left', number: 20 })
    expect(sent.map(([address, init]) => [address, init?.method, init?.body])).toEqual([
      ['/api/tables/k3v9/instructions', undefined, undefined],
      ['/api/tables/k3v9/instructions', 'POST', '{"seat":2,"question":"speed-up","answer":"left","number":20}'],
    ])
  })
})
