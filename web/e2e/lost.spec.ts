// A line that is cut in mid-race: the page says so, keeps what was answered, comes back by itself and catches up.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirm, opened, picture, press, program, served, server_away, settled, visit, type Page } from './support'

// A wire between a page and the server that can be cut.
class Wire {
  private readonly ends = new Set<Socket>()
  private whole = true
  private readonly server = createServer((near) => this.join(near))

  constructor(private readonly to: URL) {}

  async listen(): Promise<string> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready))
    return `http://${this.to.hostname}:${(this.server.address() as AddressInfo).port}`
  }
  private join(near: Socket): void {
    if (!this.whole) return void near.destroy()
    const far = connect(Number(this.to.port), '127.0.0.1')
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(end)
      end.on('data', (bytes) => other.write(bytes))
      end.on('close', () => {
        this.ends.delete(end)
        other.destroy()
      })
      end.on('error', () => other.destroy())
    }
  }
  cut(): void {
    this.whole = false
    for (const end of this.ends) end.destroy()
  }
  mend(): void {
    this.whole = true
  }
  close(): void {
    this.cut()
    this.server.close()
  }
}

const here = opened(served, program)
let wire: Wire
let far: string
beforeAll(async () => {
  if (!program) return
  wire = new Wire(new URL(here.pages.address))
  far = await wire.listen()
}, 60_000)
afterAll(() => wire?.close())

const lost = (page: Page) => page.getByRole('status').filter({ hasText: 'The connection is lost' })
const lines = (page: Page) =>
  page
    .getByRole('log')
    .getByRole('paragraph')
    .filter({ has: page.getByRole('button') })
const told = (page: Page): Promise<string[]> => lines(page).allInnerTexts()
const turns = (page: Page, name: string): Promise<number> =>
  lines(page)
    .filter({ hasText: `${name} ` })
    .count()

async function sit_down(ada: Page, ben: Page): Promise<void> {
  await ada.goto(`${here.pages.address}/friends`)
  await ada.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  for (const car of [4, 3]) await ada.getByRole('button', { name: `Take seat ${car} away` }).click()
  await ada.getByRole('button', { name: 'Set the table' }).click()
  const link = await ada.getByRole('textbox', { name: 'Link for seat 2' }).inputValue()
  await ben.goto(link.replace(here.pages.address, far))
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben')
  await ben.getByRole('button', { name: 'Take the seat' }).click()
  await ben.getByText('The host starts the race').waitFor()
  await ada.getByRole('button', { name: 'Start the race' }).click()
}

// Answers for the pages given, as long as one of them is asked; ends when the other page has to answer.
async function drive_on(page: Page, answers: number): Promise<number> {
  let given = 0
  for (; given < answers; ++given) {
    if ((await settled(page, 1500).catch(() => 'waiting')) !== 'asked') break
    await confirm(page)
  }
  return given
}

describe.skipIf(!program)('a lost connection', () => {
  test('is said, mended without a reload, and nothing is missed', async () => {
    const ada = await visit(here.browser)
    const ben = await visit(here.browser)
    await sit_down(ada.page, ben.page)
    for (let round = 0; round < 3; ++round) {
      await drive_on(ada.page, 4)
      await drive_on(ben.page, 4)
    }
    await ben.page.evaluate(() => Object.assign(window, { never_reloaded: true }))

    // The wire is cut while Ben thinks; his answer waits until it is whole again.
    while ((await settled(ben.page, 1000).catch(() => 'waiting')) !== 'asked') await drive_on(ada.page, 4)
    wire.cut()
    await lost(ben.page).waitFor()
    await picture(ben.page, 'lost-desk-day')
    const heard = await turns(ada.page, 'Ben')
    await press(ben.page)
    await ada.page.waitForTimeout(600)
    expect(await turns(ada.page, 'Ben')).toBe(heard)
    wire.mend()
    await lost(ben.page).waitFor({ state: 'hidden', timeout: 30_000 })
    await drive_on(ben.page, 4)
    await drive_on(ada.page, 4)
    expect(await turns(ada.page, 'Ben')).toBeGreaterThan(heard)

    // It is cut while Ada drives: what she does is caught up.
    while ((await settled(ada.page, 1000).catch(() => 'waiting')) !== 'asked') await drive_on(ben.page, 4)
    wire.cut()
    await lost(ben.page).waitFor()
    const before = await told(ben.page)
    expect(await drive_on(ada.page, 4)).toBeGreaterThan(0)
    expect(await told(ben.page)).toEqual(before)
    wire.mend()
    await lost(ben.page).waitFor({ state: 'hidden', timeout: 30_000 })
    while ((await settled(ben.page, 1000).catch(() => 'waiting')) !== 'asked') await drive_on(ada.page, 4)
    expect(await told(ben.page)).toEqual(await told(ada.page))
    expect((await told(ben.page)).length).toBeGreaterThan(0)
    expect(await ben.page.evaluate(() => 'never_reloaded' in window)).toBe(true)
    expect([...ada.errors, ...ben.errors].filter((text) => !server_away.test(text))).toEqual([])
    await ada.context.close()
    await ben.context.close()
  }, 240_000)
})
