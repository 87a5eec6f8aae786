// Races in Debian's Chromium. Pages come from `paddock serve` when PADDOCK names the program, else from web/dist.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { browser_options } from './browser.mjs'

export const root = resolve(import.meta.dirname, '../..')
export const program = process.env['PADDOCK']
const dist = resolve(root, 'web/dist')
const pictures = resolve(root, 'build/screenshots')

export interface Site {
  address: string
  stop(): Promise<void>
}

// The policy of server/front.cpp: what it forbids must not be needed.
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; " +
  "font-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'"
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.md': 'text/markdown; charset=utf-8',
}

function file_for(path: string): string {
  const file = join(dist, path)
  return path !== '/' && file.startsWith(dist) && existsSync(file) && extname(file) !== ''
    ? file
    : join(dist, 'index.html')
}

// PADDOCK_FRESH=1: the pages come from web/dist even where the program carries older ones.
async function freshen(context: BrowserContext): Promise<void> {
  await context.route(
    (address) => !address.pathname.startsWith('/api/'),
    (route) => {
      const file = file_for(new URL(route.request().url()).pathname)
      return route.fulfill({
        body: readFileSync(file),
        contentType: types[extname(file)] ?? 'application/octet-stream',
      })
    },
  )
}

export async function files_only(): Promise<Site> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    if (path.startsWith('/api/')) return void response.writeHead(404).end()
    const found = file_for(path)
    if (found.endsWith('index.html')) response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Content-Type', types[extname(found)] ?? 'application/octet-stream')
    response.end(readFileSync(found))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((done) => server.close(() => done()) && server.closeAllConnections()),
  }
}

export interface Server extends Site {
  readonly data: string
  pause(): Promise<void> // the server goes, its data stay
  resume(): Promise<void> // it comes back at the same address
}

function started(port: string, data: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(program ?? '', ['serve', '--port', port, '--data', data], { stdio: ['ignore', 'pipe', 'ignore'] })
  return new Promise((found, failed) => {
    let said = ''
    child.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString()
      const open = /open at (http:\S+)/.exec(said)
      if (open?.[1]) found({ child, address: open[1] })
    })
    child.on('exit', (code) => failed(new Error(`paddock serve ended with ${code}: ${said}`)))
  })
}
function ended(child: ChildProcess): Promise<unknown> {
  const gone = new Promise((done) => child.on('exit', done))
  child.kill('SIGTERM')
  return gone
}

export async function served(): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'paddock-e2e-'))
  const first = await started('0', data)
  let { child } = first
  return {
    address: first.address,
    data,
    pause: async () => void (await ended(child)),
    resume: async () => void ({ child } = await started(new URL(first.address).port, data)),
    stop: async () => {
      await ended(child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

// Writes a line into the record of a table behind the server's back, while it is away.
async function write_line(server: Server, path: string, act: string): Promise<void> {
  await server.pause()
  const lines = [
    'import json, sqlite3, sys',
    'store = sqlite3.connect(sys.argv[1])',
    'ref, lines, last = store.execute("SELECT ref, lines, last FROM heads ' +
      'JOIN tables USING (ref) WHERE id = ?", (sys.argv[2],)).fetchone()',
    'act = json.loads(sys.argv[3])',
    'line = json.dumps({"n": lines, **act}) if act else "no line at all"',
    'place = store.execute("INSERT INTO log (table_ref, n, prev, line) ' +
      'VALUES (?, ?, ?, ?)", (ref, lines, last, line)).lastrowid',
    'store.execute("UPDATE heads SET lines = lines + 1, last = ? WHERE ref = ?", (place, ref))',
    'store.commit()',
  ]
  const table = path.split('/').at(-1) ?? ''
  execFileSync('python3', ['-c', lines.join('\n'), join(server.data, 'paddock.sqlite'), table, act])
  await server.resume()
}
// Lays a race out anew, as a steward would.
export const lay_out = (server: Server, path: string, position: object): Promise<void> =>
  write_line(server, path, JSON.stringify({ act: 'position', position }))
// From now on the table cannot be read any more.
export const damage = (server: Server, path: string): Promise<void> => write_line(server, path, 'null')

export const site = (): Promise<Site> => (program ? served() : files_only())

// Pages and a browser for the tests of a spec: opened before the first, closed after the last. Where what they need is
// not there (the program, say) nothing is opened, and the tests are skipped.
export function opened<Pages extends Site>(
  open: () => Promise<Pages>,
  needed: unknown = true,
): { browser: Browser; pages: Pages } {
  const here = {} as { browser: Browser; pages: Pages }
  beforeAll(async () => {
    if (!needed) return
    here.pages = await open()
    here.browser = await chromium.launch(browser_options)
  }, 60_000)
  afterAll(async () => {
    await here.browser?.close()
    await here.pages?.stop()
  })
  return here
}

export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

// Races of a page alone throw the same dice every time, so that what fails here fails again; PADDOCK_DICE=other throws
// others. A second race of the same page throws others than the first.
const dice = process.env['PADDOCK_DICE'] ?? 'even'
function load_dice(word: string): void {
  const load = (wanted: Uint8Array): Uint8Array => {
    const thrown = Number(sessionStorage.getItem('dice') ?? 0)
    sessionStorage.setItem('dice', String(thrown + 1))
    let state = thrown
    for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
    for (let i = 0; i < wanted.length; ++i) wanted[i] = (state = (Math.imul(state, 0x19660d) + 0x3c6ef35f) | 0) >>> 24
    return wanted
  }
  Object.assign(crypto, { getRandomValues: load })
}

export interface Visit {
  size?: { width: number; height: number }
  theme?: 'day' | 'night'
  motion?: 'full' | 'still'
  language?: 'en' | 'fr' | 'it'
  offline?: boolean // the service worker is part of what is tried
  touch?: boolean // by finger
}

// A page of its own, whose errors fail the test.
export async function visit(
  browser: Browser,
  { size = desk, theme = 'day', motion = 'still', language = 'en', offline = false, touch = false }: Visit = {},
) {
  const fresh = process.env['PADDOCK_FRESH'] !== undefined
  const workers = fresh && !offline ? 'block' : 'allow' // a service worker would bring the older pages
  const context = await browser.newContext({
    viewport: size,
    locale: 'en-GB',
    hasTouch: touch,
    serviceWorkers: workers,
    reducedMotion: motion === 'still' ? 'reduce' : 'no-preference',
  })
  const liked = JSON.stringify({ theme, motion, teaching: false, language })
  await context.addInitScript(
    (text) => localStorage.getItem('paddock.preferences') ?? localStorage.setItem('paddock.preferences', text),
    liked,
  )
  if (dice !== 'other') await context.addInitScript(load_dice, dice)
  if (fresh) await freshen(context)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000) // machines that build something else meanwhile are slow
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text())
  })
  return { context, page, errors }
}

// What Chromium itself says of a server that is not there: of sockets, and of the service worker's file.
export const server_away = /WebSocket|when fetching the script/

export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: join(pictures, `${name}.png`) })
}

export type State = 'asked' | 'over'

// What is asked of whoever sits here, and its answers. Found by their attributes: looking for roles walks through the
// thousands of shapes of a board each time.
export const decision = (page: Page) => page.locator('section[aria-label="Decision"]')
export const cards = (page: Page) => decision(page).locator('[role=radio]')
export const question = async (page: Page): Promise<string> =>
  (await decision(page)
    .getAttribute('data-question', { timeout: 1000 })
    .catch(() => '')) ?? ''

// What stands before the person at this page; what is only shown is hurried, without waiting for the mouse to get
// there.
const standing = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((found) => found.getClientRects().length > 0)
    const buttons = shown('section[aria-label="Decision"] button:enabled')
    if (shown('section[aria-label="Decision"]:not([aria-busy=true]) [role=radiogroup]').length > 0) return 'asked'
    if (buttons.some(({ textContent }) => textContent === 'Results')) return 'over'
    if (shown('.cover').length > 0) return 'handed over'
    buttons.find(({ textContent }) => /^Skip to (my turn|the flag)/.test(textContent))?.click()
    return shown('dialog[open]').some((dialog) => /win/.test(dialog.getAttribute('aria-label') ?? ''))
      ? 'over'
      : 'waiting'
  })

// Waits until this page is asked something or the race is over; hurries what is shown.
export async function settled(page: Page, patience = 60_000): Promise<State> {
  const end = Date.now() + patience
  for (;;) {
    const now = await standing(page)
    if (now === 'asked' || now === 'over') return now
    if (now === 'handed over')
      await page
        .locator('.cover button')
        .click({ timeout: 500 })
        .catch(() => undefined)
    if (Date.now() > end) {
      if (patience > 1000) await picture(page, 'stuck')
      throw new Error('Nothing was asked, and the race is not over.')
    }
    await page.waitForTimeout(25)
  }
}

// Until the board is drawn.
export async function drawn(page: Page): Promise<void> {
  await page.locator('.drawing svg').waitFor()
}

// Until the odds of every card are there.
export async function counted(page: Page): Promise<void> {
  const counting = decision(page).getByText('counting …')
  for (let i = 0; i < 400 && (await counting.count()) > 0; ++i) await page.waitForTimeout(50)
}

// Answers, and waits until something else is asked, or nothing any more.
export async function answered(page: Page, answer: () => Promise<unknown>): Promise<void> {
  const ask = () => page.evaluate(() => document.querySelector('[data-ask]')?.getAttribute('data-ask') ?? null)
  // What has just come up takes no answer yet.
  await page.locator('section[aria-label="Decision"][aria-busy=true]').waitFor({ state: 'detached' })
  const before = await ask()
  await answer()
  await expect.poll(ask, { timeout: 20_000, interval: 20 }).not.toBe(before)
}

// Takes what is marked, or the first card, and gives it as the answer: by mouse.
export async function press(page: Page): Promise<void> {
  const marked = decision(page).locator('[role=radio][aria-checked=true]')
  if ((await marked.count()) === 0)
    await cards(page)
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined)
  await decision(page)
    .locator('button')
    .last()
    .click({ timeout: 5000 })
    .catch(() => undefined)
}
export const confirm = (page: Page): Promise<void> => answered(page, () => press(page))

export async function drive_to_the_flag(page: Page, each?: (turn: number) => Promise<void>): Promise<number> {
  for (let turn = 0; turn < 600; ++turn) {
    if ((await settled(page)) === 'over') return turn
    await each?.(turn)
    await confirm(page)
  }
  throw new Error('The race does not end.')
}

// A step of the entry form that is folded on a phone.
export async function unfold(page: Page, title: string): Promise<void> {
  const step = page.locator('details:not([open]) > summary').filter({ hasText: title })
  if ((await step.count()) > 0) await step.first().click()
}

export type { Browser, BrowserContext, Page }
