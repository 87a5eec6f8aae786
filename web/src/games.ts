// The games this client can show: for each its rules, its page, its words and the race its poster starts.
import type { Component } from 'svelte'
import formula_d_module from '../generated/formula-d.wasm?url'
import schneider_module from '../generated/schneider.wasm?url'
import { speak_of, t, told, type Key } from './i18n'
import type { Setup, Table } from './table/types'

export interface RaceProps {
  table: Table
  again: (setup: Setup) => void
  leave: () => void
  manage?: (() => void) | undefined
}
interface Solo {
  preset: string // what the poster starts
  seats(options: Setup['options']): { name: string; pilot: string }[] // behind yours
}
export interface Game {
  module: string // the address of its rules in WebAssembly
  page(): Promise<Component<RaceProps>>
  solo: Solo
  presets: readonly string[] // on the wall, for those who know the first race
  first_circuit: string
}

// Drivers of no particular history, two to a team.
const rivals = ['Bellandi', 'Marchand', 'Valcourt', 'Ashworth', 'Pemberton', 'de Wael', 'Verhulst', 'von Rehn', 'Lindner']

const known: Record<string, Game> = {
  'formula-d': {
    module: formula_d_module,
    page: async () => (await import('./race/RacePage.svelte')).default,
    solo: { preset: 'first-race', seats: () => rivals.map((name) => ({ name, pilot: 'club' })) },
    presets: ['club-night', 'full-advanced', 'road-race'],
    first_circuit: 'monaco',
  },
  schneider: {
    module: schneider_module,
    page: async () => (await Promise.all([import('./schneider/FlightPage.svelte'), speak_of('schneider')]))[0].default,
    // Three more planes; those the rules fly are the last ones.
    solo: { preset: 'first-flight', seats: (options) => rivals.slice(0, 3).map((name, i) => ({ name, pilot: i >= 3 - Number(options?.['autopilots'] ?? 0) ? 'autopilot' : 'club' })) },
    presets: ['expert', 'season'],
    first_circuit: 'calshot-1929',
  },
}
export const all_games: readonly string[] = Object.keys(known)
export const offered = (game: string): boolean => game in known
export const game_of = (game: string): Game => known[game] ?? known['formula-d']!
export const game_name = (game: string): string => t(`home.${offered(game) ? game : 'formula-d'}` as Key)

// The game a rule belongs to, by the letters its id begins with.
export const game_of_rule = (rule: string | null): string => (rule?.startsWith('ST-') ? 'schneider' : 'formula-d')

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
export const circuit_name = (key: string): string => told(`circuit.${key}`, key.split('-').map(capital).join(' '))
