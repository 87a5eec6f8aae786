import { speak_of } from '../i18n'
import { rivals, type Game } from '../match/types'
import { with_signs } from './signs'

export const schneider: Game = {
  rules: 'ST-',
  page: async () => (await Promise.all([import('./FlightPage.svelte'), speak_of('schneider/race')]))[0].default,
  piece: async () => (await import('./Piece.svelte')).default,
  ground: 'water',
  // Three more planes; those the rules fly are the last ones.
  solo: {
    preset: 'first-flight',
    seats: (options) =>
      rivals.slice(0, 3).map((name, i) => ({
        name,
        pilot: i >= 3 - Number(options?.['autopilots'] ?? 0) ? 'autopilot' : 'club',
      })),
  },
  presets: ['expert', 'season'],
  start: 'home.race.what.schneider',
  first_circuit: 'calshot-1929',
  help: [
    'schneider.help.cards',
    'schneider.help.lines',
    'schneider.help.bag',
    'schneider.help.wind',
    'schneider.help.tote',
    'schneider.help.year',
    'schneider.help.odds',
  ],
  seating: 'room.nations',
  untitled: true,
  speak: () => speak_of('schneider/race'),
  said: with_signs,
  log: async (events, teller) => (await import('./sentences')).lines_of(events, teller),
}
