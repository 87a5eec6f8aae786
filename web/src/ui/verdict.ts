// What an answer may come to: nothing lost, something paid, or the worst. Shown by a mark (Mark.svelte).
export type Verdict = 'safe' | 'cost' | 'ruin'
