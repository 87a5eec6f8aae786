// The games this client can show: for each its rules, its page, its words and the race its poster starts.
import type { Component } from 'svelte'
import formula_d_module from '../generated/formula-d.wasm?url'
import schneider_module from '../generated/schneider.wasm?url'
import { with_names } from './formula_d/names'
import { speak_of, t, told, type Key } from './i18n'
import { with_signs } from './schneider/signs'
import type { MatchProps } from './match/types'
import type { Setup } from './table/types'

interface Solo {
  preset: string // what the poster starts
  seats(options: Setup['options']): { name: string; pilot: string }[] // behind yours
}
export interface Game {
  module: string // the address of its rules in WebAssembly
  page(): Promise<Component<MatchProps>>
  solo: Solo
  presets: readonly string[] // on the wall, for those who know the first race
  first_circuit: string
  help: readonly Key[] // how to read its table
  speak(): Promise<void> // its words are at hand
  said(svg: string): string // a drawing of a circuit in the language of the page
}

// Drivers of no particular history, two to a team.
const rivals = [
  'Bellandi',
  'Marchand',
  'Valcourt',
  'Ashworth',
  'Pemberton',
  'de Wael',
  'Verhulst',
  'von Rehn',
  'Lindner',
]

const known: Record<string, Game> = {
  'formula-d': {
    module: formula_d_module,
    page: async () => (await Promise.all([import('./formula_d/RacePage.svelte'), speak_of('hints')]))[0].default,
    solo: { preset: 'first-race', seats: () => rivals.map((name) => ({ name, pilot: 'club' })) },
    presets: ['club-night', 'full-advanced', 'road-race'],
    first_circuit: 'monaco',
    help: ['help.bars', 'help.tags', 'help.gauges', 'help.odds'],
    speak: async () => undefined,
    said: with_names,
  },
  schneider: {
    module: schneider_module,
    page: async () => (await Promise.all([import('./schneider/FlightPage.svelte'), speak_of('schneider')]))[0].default,
    // Three more planes; those the rules fly are the last ones.
    solo: {
      preset: 'first-flight',
      seats: (options) =>
        rivals
          .slice(0, 3)
          .map((name, i) => ({ name, pilot: i >= 3 - Number(options?.['autopilots'] ?? 0) ? 'autopilot' : 'club' })),
    },
    presets: ['expert', 'season'],
    first_circuit: 'calshot-1929',
    help: [
      'st.help.cards',
      'st.help.lines',
      'st.help.bag',
      'st.help.wind',
      'st.help.tote',
      'st.help.year',
      'st.help.odds',
    ],
    speak: () => speak_of('schneider'),
    said: with_signs,
  },
}
export const all_games: readonly string[] = Object.keys(known)
export const offered = (game: string): boolean => game in known
export const game_of = (game: string): Game => known[game] ?? known['formula-d']!
export const game_name = (game: string): string => t(`home.${offered(game) ? game : 'formula-d'}` as Key)

// The game a rule belongs to, by the letters its id begins with.
export const game_of_rule = (rule: string | null): string => (rule?.startsWith('ST-') ? 'schneider' : 'formula-d')

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
export const circuit_name = (key: string): string =>
  told(`circuit.${key}`, told(`st.course.${key}`, key.split('-').map(capital).join(' ')))
