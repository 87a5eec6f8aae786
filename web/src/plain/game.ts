// A game that has no page of its own yet: it is played in words, the day its rules compile.
import { rivals, type Game } from '../match/types'

export const plain: Game = {
  rules: '-', // begins no id: whoever asks for a rule by its id alone does not mean this game
  page: async () => (await import('./PlainPage.svelte')).default,
  piece: async () => (await import('./Piece.svelte')).default,
  ground: 'road',
  solo: {
    preset: '',
    seats: (_options, info) => {
      const pilot = info?.levels.at(-1) ?? 'club'
      return rivals.slice(0, (info?.seats[1] ?? 2) - 1).map((name) => ({ name, pilot }))
    },
  },
  presets: [],
  start: 'home.race',
  first_circuit: '',
  help: [],
  speak: async () => undefined,
  said: (svg) => svg,
}
