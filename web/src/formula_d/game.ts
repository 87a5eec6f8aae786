import { speak_of } from '../i18n'
import { rivals, type Game } from '../match/types'
import { with_names } from './names'

export const formula_d: Game = {
  rules: 'FD-',
  page: async () => (await Promise.all([import('./RacePage.svelte'), speak_of('hints')]))[0].default,
  piece: async () => (await import('./Piece.svelte')).default,
  ground: 'road',
  solo: { preset: 'first-race', seats: () => rivals.map((name) => ({ name, pilot: 'club' })) },
  presets: ['club-night', 'full-advanced', 'road-race'],
  start: 'home.race.what',
  first_circuit: 'monaco',
  help: ['help.bars', 'help.tags', 'help.gauges', 'help.odds'],
  speak: async () => undefined,
  said: with_names,
}
