import { speak_of } from '../i18n'
import { rivals, type Game } from '../match/types'
import { with_signs } from './signs'

export const schneider: Game = {
  rules: 'ST-',
  page: async () => (await Promise.all([import('./FlightPage.svelte'), speak_of('schneider')]))[0].default,
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
    'st.help.cards',
    'st.help.lines',
    'st.help.bag',
    'st.help.wind',
    'st.help.tote',
    'st.help.year',
    'st.help.odds',
  ],
  seating: 'room.nations',
  untitled: true,
  speak: () => speak_of('schneider'),
  said: with_signs,
}
