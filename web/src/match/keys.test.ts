import { beforeEach, expect, test, vi } from 'vitest'
import { match_keys, type KeyActions } from './keys'

class Element {
  isContentEditable = false
  tagName = 'DIV'
  closest = () => null
}
vi.stubGlobal('HTMLElement', Element)

let done: string[] = []
let asked = true
const act =
  (name: string) =>
  (...given: unknown[]) =>
    void done.push([name, ...given].join(' '))
const names = 'step end confirm choose escape skip whole zoom pan speed undo text instructions help'.split(' ')
const keys = match_keys({
  ...(Object.fromEntries(names.map((name) => [name, act(name)])) as unknown as KeyActions),
  asked: () => asked,
  busy: () => false,
})
const press = (key: string, repeat = false) =>
  keys({ key, repeat, target: new Element(), preventDefault: () => undefined } as unknown as KeyboardEvent)

beforeEach(() => {
  done = []
  asked = true
})

test('a key that is held answers once, and skips nothing', () => {
  press('Enter')
  press('Enter', true)
  expect(done).toEqual(['confirm'])
  asked = false
  press(' ', true)
  expect(done).toEqual(['confirm'])
  press(' ')
  expect(done).toEqual(['confirm', 'skip'])
})

test('digits mark an answer where something is asked, else they set the pace', () => {
  press('2')
  press('6')
  asked = false
  press('2')
  press('6')
  expect(done).toEqual(['choose 2', 'choose 6', 'speed 1'])
})

test('Escape closes what lies on top whether something is asked or not', () => {
  press('Escape')
  asked = false
  press('Escape')
  expect(done).toEqual(['escape', 'escape'])
})

test('Home and End go to the first and the last answer, and are the log’s while nothing is asked', () => {
  press('Home')
  press('End')
  expect(done).toEqual(['end false', 'end true'])
  asked = false
  press('End')
  expect(done).toEqual(['end false', 'end true'])
})
