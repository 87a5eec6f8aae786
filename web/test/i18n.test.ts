import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { en as en_race } from '../src/i18n/en'
import { en_friends } from '../src/i18n/en_friends'
import { en_help } from '../src/i18n/en_help'
import { en_hints } from '../src/i18n/en_hints'
import { en_schneider } from '../src/i18n/en_schneider'
import { en_wishes } from '../src/i18n/en_wishes'
import { fill, type Language } from '../src/i18n'
import { fr } from '../src/i18n/fr'
import { fr_friends } from '../src/i18n/fr_friends'
import { fr_help } from '../src/i18n/fr_help'
import { fr_hints } from '../src/i18n/fr_hints'
import { fr_schneider } from '../src/i18n/fr_schneider'
import { fr_wishes } from '../src/i18n/fr_wishes'
import { it } from '../src/i18n/it'
import { it_friends } from '../src/i18n/it_friends'
import { it_help } from '../src/i18n/it_help'
import { it_hints } from '../src/i18n/it_hints'
import { it_schneider } from '../src/i18n/it_schneider'
import { it_wishes } from '../src/i18n/it_wishes'
import type { Catalogue } from '../src/table/types'
import { engine } from './support'

const en = { ...en_race, ...en_friends, ...en_wishes, ...en_schneider, ...en_help, ...en_hints }
const others = {
  it: { ...it, ...it_friends, ...it_wishes, ...it_schneider, ...it_help, ...it_hints },
  fr: { ...fr, ...fr_friends, ...fr_wishes, ...fr_schneider, ...fr_help, ...fr_hints },
} as Record<string, Record<string, string>>
const names_in = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? ''))].sort()

describe('the catalogues', () => {
  test.each(Object.entries(others))('%s has the keys of the English one', (_, catalogue) => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort())
  })

  test.each(Object.entries(others))('%s fills in the same names', (_, catalogue) => {
    for (const [key, message] of Object.entries(en))
      expect(names_in(catalogue[key] ?? ''), key).toEqual(names_in(message))
  })

  // A word that is counted anywhere has a form for one everywhere; a range ("2–4 spaces") and a kind ("soft tyres")
  // need none.
  test.each(Object.entries({ en, ...others }) as [string, Record<string, string>][])(
    '%s counts one as one',
    (_, catalogue) => {
      const messages = Object.entries(catalogue)
      const several = messages.flatMap(([, message]) =>
        [...message.matchAll(/\{(?!me\b)\w+\|([^|}]*)\|([^}]*)\}/g)]
          .filter(([, one, many]) => one !== many)
          .map((found) => found[2] ?? ''),
      )
      const counted = new RegExp(`(?<!–)\\{(?!compound)\\w+\\} (${[...new Set(several)].join('|')})(?!\\p{L})`, 'u')
      expect(
        messages.filter(([, message]) => counted.test(message)).map(([key, message]) => `${key}: ${message}`),
      ).toEqual([])
    },
  )

  test('the line ahead is so many squares away', () => {
    const lead = (tongue: Language, squares: number) =>
      fill(
        ({ en, ...others } as Record<string, Record<string, string>>)[tongue]?.['st.lead.line'] ?? '',
        { name: 'Seaview', squares, n: 6 },
        tongue,
      )
    expect(lead('en', 1)).toBe('Seaview in 1 square allows 6.')
    expect(lead('en', 2)).toBe('Seaview in 2 squares allows 6.')
    expect(lead('it', 1)).toBe('Seaview fra 1 casella permette 6.')
    expect(lead('fr', 1)).toBe('Seaview dans 1 case permet 6.')
  })
})

test('every option, every word it may have and every preset has its name', async () => {
  const modules = await Promise.all(['formula-d', 'schneider'].map((game) => engine(game)))
  const games = modules.flatMap((module) => module.call<Catalogue>({ do: 'games' }).games)
  const in_words = (option: string, value: string) => {
    const own = `option.${option}.value.${value}`
    return own in en ? own : `option.value.${value}`
  }
  const wanted = games.flatMap(({ presets, options }) => [
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
  ])
  expect(wanted.filter((key) => !(key in en))).toEqual([])
  const known = Object.keys(en_wishes).filter((key) => /^(option|preset)\./.test(key))
  expect(known.filter((key) => !wanted.includes(key))).toEqual([])
})

test('every standing instruction has its words', async () => {
  const modules = await Promise.all(['formula-d', 'schneider'].map((game) => engine(game)))
  const games = modules.flatMap((module) => module.call<Catalogue>({ do: 'games' }).games)
  const wanted = games.flatMap(({ key: game, instructions }) =>
    instructions.flatMap(({ question, answers }) => [
      `instruct.${game}.${question}`,
      ...answers.map(({ key }) => `instruct.${game}.${question}.${key}`),
    ]),
  )
  expect(wanted.length).toBeGreaterThan(20)
  expect(wanted.filter((key) => !(key in en))).toEqual([])
  const known = Object.keys(en_friends).filter((key) => /^instruct\.(formula-d|schneider)\./.test(key))
  expect(known.filter((key) => !wanted.includes(key))).toEqual([])
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
