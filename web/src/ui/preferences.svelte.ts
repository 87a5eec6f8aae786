// What a person likes, kept on this device.
import { preferred, speak, type Language } from '../i18n'

export interface Preferences {
  theme: 'system' | 'day' | 'night'
  motion: 'system' | 'full' | 'still'
  speed: 0.5 | 1 | 2 | 0 // 0: at once
  single: boolean // alone against bots, single answers are given by themselves
  language: Language
  teaching: boolean
  taught: string[] // hints that have been seen
}

const shelf = 'paddock.preferences'

function stored(): Partial<Preferences> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(shelf) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Partial<Preferences>) : {}
  } catch {
    return {}
  }
}

const usual = (): Preferences => ({
  theme: 'system',
  motion: 'system',
  speed: 1,
  single: false,
  language: preferred(typeof navigator === 'undefined' ? [] : navigator.languages),
  teaching: true,
  taught: [],
})

export const preferences: Preferences = $state({ ...usual(), ...stored() })

const asks = (query: string): boolean => typeof matchMedia !== 'undefined' && matchMedia(query).matches
export const still = (): boolean =>
  preferences.motion === 'still' || (preferences.motion === 'system' && asks('(prefers-reduced-motion: reduce)'))

function dress(): void {
  const dark = preferences.theme === 'night' || (preferences.theme === 'system' && asks('(prefers-color-scheme: dark)'))
  document.documentElement.dataset['theme'] = dark ? 'night' : 'day'
  document.documentElement.dataset['motion'] = still() ? 'still' : 'full'
}

// Call once, inside a component: keeps page, shelf and language in step with the preferences.
export function keep_preferences(): void {
  $effect(() => {
    dress()
    try {
      localStorage.setItem(shelf, JSON.stringify(preferences))
    } catch {
      // A browser that keeps nothing still plays.
    }
  })
  $effect(() => void speak(preferences.language))
  $effect(() => {
    const watched = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'].map((query) =>
      matchMedia(query),
    )
    for (const query of watched) query.addEventListener('change', dress)
    return () => watched.forEach((query) => query.removeEventListener('change', dress))
  })
}
