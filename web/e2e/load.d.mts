import type { Browser, Page } from 'playwright-core'

export const most_bytes: { brotli: number; gzip: number }
export interface Entry {
  name: string
  visit(page: Page, address: string): Promise<void>
}
export function entries(server: boolean): Entry[]
export interface Load {
  files: { path: string; brotli: number; gzip: number }[]
  brotli: number
  gzip: number
}
export function first_load(browser: Browser, address: string, visit: Entry['visit']): Promise<Load>
