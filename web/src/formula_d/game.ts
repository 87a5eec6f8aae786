import { speak_of } from '../i18n'
import { rivals, type Game } from '../match/types'
import { with_names } from './names'

export const formula_d: Game = {
  rules: 'FD-',
  page: async () =>
    (
      await Promise.all([
        import('./RacePage.svelte'),
        speak_of('formula-d/race', 'formula-d/hints', 'formula-d/places'),
      ])
    )[0].default,
  piece: async () => (await import('./Piece.svelte')).default,
  ground: 'road',
  solo: { preset: 'first-race', seats: () => rivals.map((name) => ({ name, pilot: 'club' })) },
  presets: ['club-night', 'full-advanced', 'road-race'],
  start: 'home.race.what',
  first_circuit: 'monaco',
  help: ['formula-d.help.bars', 'formula-d.help.tags', 'formula-d.help.gauges', 'formula-d.help.odds'],
  speak: () => speak_of('formula-d/race'),
  said: with_names,
  log: async (events, teller) => (await import('./sentences')).lines_of(events, teller),
}
