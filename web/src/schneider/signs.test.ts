import { afterAll, beforeAll, expect, test } from 'vitest'
import { has, speak, speak_of } from '../i18n'
import words from '../../../content/words/en/schneider/race.json'
import { course_files } from './course'
import { line_key, line_name, with_signs } from './signs'

interface Signs {
  signs: { name: string }[]
}
const drawings = import.meta.glob<Signs>('../../../content/drawings/schneider/*.json', {
  eager: true,
  import: 'default',
})
const lines = course_files.flatMap(({ elements }) =>
  elements.flatMap(({ name, fork }) => [
    name,
    ...(fork ? [...fork.short, ...fork.long].map((element) => element.name) : []),
  ]),
)
const names = [...lines, ...Object.values(drawings).flatMap(({ signs }) => signs.map(({ name }) => name))].filter(
  (name) => name !== undefined,
)
const common = /\b(pylon|mark|entry|exit|apex|short|light|bend|shallow|eastern|off|before)\b/i

beforeAll(() => speak_of('schneider/race'))
afterAll(() => speak('en'))

test('every name that is more than a place is in the catalogue, and none besides', () => {
  const keys = new Set(names.map(line_key))
  expect(names.filter((name) => common.test(name) && !has(line_key(name)))).toEqual([])
  expect(names.filter((name) => line_name(name).toLowerCase() !== name.toLowerCase())).toEqual([])
  expect(Object.keys(words).filter((key) => key.startsWith('line.') && !keys.has(`schneider.${key}`))).toEqual([])
})

const drawn =
  '<text x="43" y="21" textLength="90.5" lengthAdjust="spacingAndGlyphs" fill="a" data-say="name">FIRST MARK</text>\n' +
  '<text x="43" y="36.5" fill="a" data-say="line 6">line 6</text>\n' +
  '<text x="1" data-say="short 1">short way, 1 square</text>\n<text x="0">N</text>'

test('signs speak the language of the page', async () => {
  expect(with_signs(drawn)).toBe(drawn)
  await speak('it')
  expect(with_signs(drawn)).toContain('textLength="81.5" lengthAdjust="spacingAndGlyphs" fill="a">PRIMA BOA<')
  expect(with_signs(drawn)).toContain('>linea 6<')
  expect(with_signs(drawn)).toContain('>via breve, 1 casella<')
  expect(with_signs(drawn)).toContain('<text x="0">N</text>')
  await speak('fr')
  expect(with_signs(drawn)).toContain('textLength="112.0" lengthAdjust="spacingAndGlyphs" fill="a">PREMIÈRE BALISE<')
  expect(line_name('Seaview')).toBe('Seaview')
})
