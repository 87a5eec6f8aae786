// Every visible text comes from content/words/<language>/<game>/<part>.json, "house" for what belongs to no game.
// The words of a game are said with its key in front: t('formula-d.ask.gear').
import { SvelteMap } from 'svelte/reactivity'
import english from '../../../content/words/en/house/table.json'
import { fill, type Language, type Params } from './message'

export { fill, type Language, type Params } from './message'
export type Key = string // tools/check-words looks for those that are nowhere
type Messages = Record<string, string>

export const languages: { key: Language; name: string }[] = [
  { key: 'en', name: 'English' },
  { key: 'it', name: 'Italiano' },
  { key: 'fr', name: 'Français' },
]

// What pages in general say is at hand in English from the start; everything else is fetched when it is first wanted.
const first = 'house/table'
const files = import.meta.glob<Messages>(
  ['../../../content/words/*/*/*.json', '!**/{terminal,commands,refusals}.json', '!**/en/house/table.json'],
  { import: 'default' },
)
const spoken = new Set<string>([first])

const state = new SvelteMap<'language' | 'messages', unknown>([
  ['language', 'en'],
  ['messages', english],
])

export const language = (): Language => state.get('language') as Language
const messages = (): Messages => state.get('messages') as Messages

const read = new Map<string, Messages>()
async function fetched(wanted: Language, part: string): Promise<void> {
  const file = `${wanted}/${part}`
  if (read.has(file)) return
  const found = (await files[`../../../content/words/${file}.json`]?.()) ?? {}
  const game = part.slice(0, part.indexOf('/'))
  const named = Object.entries(found).map(([key, message]) => [`${game}.${key}`, message] as const)
  read.set(file, game === 'house' ? found : Object.fromEntries(named))
}
read.set(`en/${first}`, english)

let wanted: Language = 'en'
export async function speak(tongue: Language): Promise<void> {
  wanted = tongue
  await Promise.all([...spoken].map((part) => fetched(tongue, part)))
  if (tongue !== wanted) return
  const parts = [...spoken].map((part) => read.get(`${tongue}/${part}`))
  state.set('messages', Object.assign({}, ...parts) as Messages)
  state.set('language', tongue)
  if (typeof document !== 'undefined') document.documentElement.lang = tongue
  for (const listener of listeners) listener()
}

// Who passes words on, as to the rules in their worker, is called whenever there are others.
const listeners = new Set<() => void>()
export const when_spoken = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const words_of = (game: string): Messages =>
  Object.fromEntries(
    Object.entries(messages()).flatMap(([key, message]) =>
      key.startsWith(`${game}.`) ? [[key.slice(game.length + 1), message]] : [],
    ),
  )

// Called before a page is shown that says such things: 'house/lobby', 'formula-d/race'.
export async function speak_of(...parts: string[]): Promise<void> {
  if (parts.every((part) => spoken.has(part))) return
  for (const part of parts) spoken.add(part)
  await speak(wanted)
}

export function preferred(names: readonly string[]): Language {
  for (const name of names) {
    const found = languages.find(({ key }) => name.toLowerCase().startsWith(key))
    if (found) return found.key
  }
  return 'en'
}

export const t = (key: Key, params: Params = {}): string => fill(messages()[key] ?? key, params, language())
export const has = (key: Key): boolean => key in messages()
// A text for a key made from data; the second argument is said when the catalogue has none.
export const told = (key: Key, otherwise: string, params: Params = {}): string =>
  has(key) ? t(key, params) : otherwise

// A length of time on a clock: 1:05.
export const minutes_of = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const locale: Record<Language, string> = { en: 'en-GB', it: 'it-IT', fr: 'fr-FR' }
export const list_of = (items: string[]): string =>
  new Intl.ListFormat(locale[language()], { style: 'long', type: 'conjunction' }).format(items)
// Of a day without a time: 2026-11-16.
export const day_of = (day: string): string =>
  new Date(`${day}T12:00`).toLocaleDateString(locale[language()], { dateStyle: 'medium' })
export const date_of = (iso: string): string =>
  new Date(iso).toLocaleString(locale[language()], { dateStyle: 'medium', timeStyle: 'short' })
