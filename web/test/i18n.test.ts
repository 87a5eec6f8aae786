import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fill, type Language, type Params } from '../src/i18n'
import type { Catalogue } from '../src/table/types'
import { engine } from './support'

// The catalogue itself is looked at by tools/check-words; here how the page reads it.
interface Case {
  language: Language
  message: string
  params: Params
  text: string
}
const root = resolve(import.meta.dirname, '../..')
const cases = JSON.parse(readFileSync(resolve(root, 'tests/table/words_cases.json'), 'utf8')) as Case[]
test.each(cases)('$language: $message', ({ language, message, params, text }) => {
  expect(fill(message, params, language)).toBe(text)
})

const words = import.meta.glob<Record<string, string>>('../../content/words/*/*/*.json', {
  eager: true,
  import: 'default',
})
const messages_of = (language: Language, owner = ''): [string, string][] =>
  Object.entries(words)
    .filter(([path]) => path.includes(`/words/${language}/${owner}`))
    .flatMap(([, messages]) => Object.entries(messages))

describe('the catalogues', () => {
  // A word that is counted anywhere has a form for one everywhere; a range ("2–4 spaces") and a kind ("soft tyres")
  // need none.
  test.each(['en', 'it', 'fr'] as const)('%s counts one as one', (language) => {
    const messages = messages_of(language)
    const several = messages.flatMap(([, message]) =>
      [...message.matchAll(/\{\w+\|([^|}]*)\|([^}]*)\}/g)]
        .filter(([, one, many]) => one !== many)
        .map((found) => found[2] ?? ''),
    )
    const counted = new RegExp(`(?<!–)\\{(?!compound)\\w+\\} (${[...new Set(several)].join('|')})(?!\\p{L})`, 'u')
    expect(
      messages.filter(([, message]) => counted.test(message)).map(([key, message]) => `${key}: ${message}`),
    ).toEqual([])
  })
})

const games = async () => {
  const modules = await Promise.all(['formula-d', 'schneider'].map((game) => engine(game)))
  return modules.flatMap((module) => module.call<Catalogue>({ do: 'games' }).games)
}

test('every option, every word it may have and every preset has its name', async () => {
  for (const { key: game, presets, options } of await games()) {
    const english = new Map(messages_of('en', `${game}/`))
    const in_words = (option: string, value: string) => {
      const own = `option.${option}.value.${value}`
      return english.has(own) ? own : `option.value.${value}`
    }
    const wanted = [
      ...presets.flatMap(({ key }) => [`preset.${key}`, `preset.${key}.line`]),
      ...options.flatMap(({ key, kind, values }) => [
        `option.${key}`,
        `option.${key}.line`,
        ...(kind === 'word'
          ? values
              .map(String)
              .filter((value) => /[a-z]/.test(value))
              .map((value) => in_words(key, value))
          : []),
      ]),
    ]
    expect(wanted.filter((key) => !english.has(key))).toEqual([])
    expect([...english.keys()].filter((key) => /^(option|preset)\./.test(key) && !wanted.includes(key))).toEqual([])
  }
})

test('every standing instruction has its words', async () => {
  for (const { key: game, instructions } of await games()) {
    const english = new Map(messages_of('en', `${game}/`))
    const wanted = instructions.flatMap(({ question, answers }) => [
      `instruct.${question}`,
      ...answers.map(({ key }) => `instruct.${question}.${key}`),
    ])
    expect(wanted.length).toBeGreaterThan(5)
    expect(wanted.filter((key) => !english.has(key))).toEqual([])
    expect([...english.keys()].filter((key) => key.startsWith('instruct.') && !wanted.includes(key))).toEqual([])
  }
})

const proper_names = /Paddock|Formula D/g // the same in every language

// Visible words must come from the catalogue: between tags, and in attributes that are read out or shown.
function components(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return components(path)
    return entry.name.endsWith('.svelte') ? [path] : []
  })
}

function without_braces(markup: string): string {
  let depth = 0
  let text = ''
  for (const letter of markup) {
    if (letter === '{') depth++
    if (depth === 0) text += letter
    if (letter === '}') depth--
  }
  return text
}

function bare_words(source: string): string[] {
  const markup = without_braces(
    source.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, ''),
  )
  const attributes = [...markup.matchAll(/(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
    (found) => found[1] ?? '',
  )
  const between = markup.replace(/<[^>]*>/g, '\n').split('\n')
  return [...attributes, ...between]
    .map((text) => text.trim())
    .filter((text) => /\p{L}{3,}/u.test(text.replace(proper_names, '')))
}

test('no component says a word that is not in the catalogue', () => {
  const found = components(resolve(import.meta.dirname, '../src')).flatMap((path) =>
    bare_words(readFileSync(path, 'utf8')).map((words) => `${path.split('/src/')[1]}: ${words}`),
  )
  expect(found).toEqual([])
})
