// What only a development year shows: fetched when one begins.
export { default as Bench } from './Bench.svelte'
export { default as RepairSheet } from './RepairSheet.svelte'
export { default as Workshop } from './Workshop.svelte'
