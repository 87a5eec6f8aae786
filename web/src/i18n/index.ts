// Every visible text comes from here. A message may hold {name} and, for counts, {n|one|several}.
import { SvelteMap } from 'svelte/reactivity'
import { en } from './en'
import type { en_friends } from './en_friends'
import type { en_help } from './en_help'
import type { en_hints } from './en_hints'
import type { en_schneider } from './en_schneider'
import type { en_wishes } from './en_wishes'

// What is said around tables with friends, in games other than the first and as help is fetched when it is first wanted.
interface Parts {
  friends: Record<keyof typeof en_friends, string>
  wishes: Record<keyof typeof en_wishes, string>
  schneider: Record<keyof typeof en_schneider, string>
  help: Record<keyof typeof en_help, string>
  hints: Record<keyof typeof en_hints, string>
}
export type Part = keyof Parts
export type Key =
  | keyof typeof en
  | keyof Parts['friends']
  | keyof Parts['wishes']
  | keyof Parts['schneider']
  | keyof Parts['help']
  | keyof Parts['hints']
export type Catalogue = Partial<Record<Key, string>> & Record<keyof typeof en, string>
export type Language = 'en' | 'it' | 'fr'
export const languages: { key: Language; name: string }[] = [
  { key: 'en', name: 'English' },
  { key: 'it', name: 'Italiano' },
  { key: 'fr', name: 'Français' },
]

const state = new SvelteMap<'language' | 'messages', unknown>([
  ['language', 'en'],
  ['messages', en],
])

export const language = (): Language => state.get('language') as Language

// English is at hand from the start; the others are fetched when they are first wanted.
const load: Record<Language, () => Promise<Catalogue>> = {
  en: async () => en,
  it: async () => (await import('./it')).it,
  fr: async () => (await import('./fr')).fr,
}
const load_part: { [Name in Part]: Record<Language, () => Promise<Parts[Name]>> } = {
  friends: {
    en: async () => (await import('./en_friends')).en_friends,
    it: async () => (await import('./it_friends')).it_friends,
    fr: async () => (await import('./fr_friends')).fr_friends,
  },
  wishes: {
    en: async () => (await import('./en_wishes')).en_wishes,
    it: async () => (await import('./it_wishes')).it_wishes,
    fr: async () => (await import('./fr_wishes')).fr_wishes,
  },
  schneider: {
    en: async () => (await import('./en_schneider')).en_schneider,
    it: async () => (await import('./it_schneider')).it_schneider,
    fr: async () => (await import('./fr_schneider')).fr_schneider,
  },
  help: {
    en: async () => (await import('./en_help')).en_help,
    it: async () => (await import('./it_help')).it_help,
    fr: async () => (await import('./fr_help')).fr_help,
  },
  hints: {
    en: async () => (await import('./en_hints')).en_hints,
    it: async () => (await import('./it_hints')).it_hints,
    fr: async () => (await import('./fr_hints')).fr_hints,
  },
}
const spoken = new Set<Part>()

export async function speak(wanted: Language): Promise<void> {
  const messages = { ...(await load[wanted]()) }
  for (const part of spoken) Object.assign(messages, await load_part[part][wanted]())
  state.set('messages', messages)
  state.set('language', wanted)
  if (typeof document !== 'undefined') document.documentElement.lang = wanted
}

// Called before a page is shown that says such things.
export async function speak_of(part: Part): Promise<void> {
  if (spoken.has(part)) return
  spoken.add(part)
  await speak(language())
}

export function preferred(names: readonly string[]): Language {
  for (const name of names) {
    const found = languages.find(({ key }) => name.toLowerCase().startsWith(key))
    if (found) return found.key
  }
  return 'en'
}

export type Params = Record<string, string | number>

export function fill(message: string, params: Params, tongue: Language = 'en'): string {
  return message.replace(
    /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (whole, name: string, one?: string, several?: string) => {
      const value = params[name]
      if (value === undefined) return whole
      if (one === undefined || several === undefined) return String(value)
      const single = tongue === 'fr' && name !== 'me' ? Math.abs(Number(value)) < 2 : Number(value) === 1
      return single ? one : several
    },
  )
}

export function t(key: Key, params: Params = {}): string {
  return fill(messages()[key] ?? key, params, language())
}

const messages = (): Catalogue => state.get('messages') as Catalogue
export const has = (key: string): key is Key => key in messages()
// A text for a key made from data; the second argument is said when the catalogue has none.
export const told = (key: string, otherwise: string, params: Params = {}): string =>
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
