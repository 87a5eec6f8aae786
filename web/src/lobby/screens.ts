// Which screen of the lobby an address shows; each is fetched when it is first wanted.
import type { Component } from 'svelte'
import { table_of_path } from './wish'

export interface Screen {
  load: () => Promise<Component<Record<string, never>>>
  props: Record<string, unknown>
}

type Loaded = { default: Component<never> }
const screen = (load: () => Promise<Loaded>, props: Record<string, unknown> = {}): Screen => ({
  load: async () => (await load()).default as unknown as Component<Record<string, never>>,
  props,
})

export function lobby_screen(path: string): Screen | null {
  if (path === '/friends') return screen(() => import('./NewTable.svelte') as Promise<Loaded>)
  if (path === '/tables') return screen(() => import('./MyTables.svelte') as Promise<Loaded>)
  if (path === '/account') return screen(() => import('./Account.svelte') as Promise<Loaded>)
  const id = table_of_path(path)
  return id === null ? null : screen(() => import('./TablePage.svelte') as unknown as Promise<Loaded>, { id })
}
