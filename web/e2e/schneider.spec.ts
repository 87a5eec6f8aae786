import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { engine } from '../test/support'
import { cramped, faults } from './axe'
import { cut_words, out_of_sight } from './sight'
import {
  confirm,
  decision,
  desk,
  lay_out,
  opened,
  phone,
  picture,
  program,
  question,
  served,
  settled,
  site,
  visit,
  type Page,
} from './support'

const here = opened(site)

// Flies to the end and counts what was asked.
async function fly(page: Page, each?: (asked: string, turn: number) => Promise<void>): Promise<Record<string, number>> {
  const asked: Record<string, number> = {}
  for (let turn = 0; turn < 700; ++turn) {
    if ((await settled(page)) === 'over') return asked
    const what = await question(page)
    asked[what] = (asked[what] ?? 0) + 1
    await each?.(what, turn)
    await confirm(page)
  }
  throw new Error('The match does not end.')
}

const answers = '[data-question] [role="radio"]'
const headings = '[data-question] h2 > span:first-of-type'

// The first time each question comes up: nothing for Axe to find, nothing cut off, every answer in sight.
function inspect(page: Page, found: string[]): (what: string) => Promise<void> {
  const seen = new Set<string>()
  return async (what) => {
    if (seen.has(what)) return
    seen.add(what)
    await page.waitForTimeout(400)
    found.push(
      ...[
        ...(await faults(page)),
        ...(await cramped(page)),
        ...(await out_of_sight(page, answers)),
        ...(await cut_words(page, headings)),
      ].map((fault) => `${what}: ${fault}`),
    )
  }
}

// The development year as it stands, on a desk and on small ones: every card, space and count is in sight.
async function inspect_year(page: Page, found: string[]): Promise<void> {
  const works = page.getByRole('region', { name: 'The works' })
  const pieces =
    '.works .dc, .works .show li, .works .spy li, .works .bag li, .works .calendar li, ' +
    '.works h3, .works p, [data-question=marker] .strip li'
  const before = page.viewportSize() ?? desk
  for (const size of [desk, { width: 1280, height: 720 }, phone]) {
    await page.setViewportSize(size)
    await page.waitForTimeout(300)
    const parts = works.getByRole('group', { name: 'The works' }).getByRole('button')
    const count = await parts.count()
    for (let i = 0; i < Math.max(1, count); ++i) {
      if (count > 0) await parts.nth(i).click()
      await page.waitForTimeout(50)
      const faulty = [
        ...(await out_of_sight(page, `${pieces}, ${answers}`)),
        ...(await cut_words(page, `${headings}, .works h3, .works p, .works .hd`)),
        ...(await cramped(page)),
      ]
      found.push(...faulty.map((fault) => `${size.width} × ${size.height}: ${fault}`))
    }
    if (size !== phone) continue
    found.push(...(await faults(page)))
    const order = await page.getByRole('list', { name: 'Order of the race' }).innerText()
    if (!/purse \d/.test(order)) found.push(`The order of a phone shows no purse: ${order}`)
    await picture(page, 'schneider-year-phone-day')
  }
  await page.setViewportSize(before)
}

// Marks the answer that draws most from the bag, so that tokens have to be placed.
async function boldest(page: Page): Promise<void> {
  const cards = decision(page).getByRole('radio')
  const texts = await cards.allInnerTexts()
  const draws = texts.map((text) => (text.match(/\bdraw\b/g) ?? []).length)
  const at = draws.indexOf(Math.max(...draws))
  if ((draws[at] ?? 0) > 0 && (await cards.nth(at).getAttribute('aria-checked')) !== 'true') await cards.nth(at).click()
}

describe('Schneider Trophy alone', () => {
  test('from the poster to the flag by mouse; its record proves the draws', async () => {
    const { page, context, errors } = await visit(here.browser)
    await page.goto(here.pages.address)
    await page
      .getByRole('button', { name: /Schneider Trophy/ })
      .first()
      .click()
    const asked = await fly(page, async (what, turn) => {
      if (what === 'nation') await decision(page).getByRole('radio', { name: /Italy/ }).click()
      if (what === 'card' && turn > 6 && turn < 9) await picture(page, 'schneider-desk-day')
    })
    expect(asked['nation']).toBe(1)
    expect(asked['card']).toBeGreaterThan(8)
    expect(asked['autopilot-nation']).toBeUndefined()
    await page.getByRole('dialog').waitFor()
    await picture(page, 'schneider-results-desk-day')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('dialog')
        .getByRole('button', { name: /record/i })
        .click(),
    ])
    const record = readFileSync(await download.path(), 'utf8')
    expect((await engine('schneider')).call({ do: 'verify', record })).toMatchObject({
      sound: true,
      rolls_proven: true,
    })
    expect(errors).toEqual([])
    await context.close()
  }, 240_000)

  test('an expert race on a phone at night: tokens are placed on components', async () => {
    const { page, context, errors } = await visit(here.browser, { size: phone, theme: 'night' })
    await page.goto(`${here.pages.address}/solo/schneider/expert`)
    let shown = false
    const found: string[] = []
    const look = inspect(page, found)
    const asked = await fly(page, async (what) => {
      await look(what)
      if (what === 'card') await boldest(page)
      if (what === 'component' && !shown) await picture(page, 'schneider-expert-phone-night')
      shown ||= what === 'component'
    })
    expect(found).toEqual([])
    expect(asked['component']).toBeGreaterThan(0)
    expect(asked['card']).toBeGreaterThan(5)
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    for (const part of [sheet, sheet.locator('.two'), sheet.locator('.ways')])
      expect(await part.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
    expect(
      await sheet
        .locator('table')
        .evaluate(
          (table) => table.getBoundingClientRect().right - (table.parentElement?.getBoundingClientRect().right ?? 0),
        ),
    ).toBeLessThanOrEqual(0.5)
    await picture(page, 'schneider-results-phone-night')
    expect(errors).toEqual([])
    await context.close()
  }, 240_000)

  test('a campaign: three races, two development years between them, the cup', async () => {
    const { page, context, errors } = await visit(here.browser)
    await page.goto(`${here.pages.address}/solo/schneider/full-campaign`)
    const found: string[] = []
    const look = inspect(page, found)
    let years = 0
    const asked = await fly(page, async (what, turn) => {
      await look(what)
      if (what === 'marker' && ++years === 3) await inspect_year(page, found)
      if (what === 'marker' && turn % 3 === 0) await picture(page, 'schneider-year-desk-day')
    })
    expect(found).toEqual([])
    expect(asked['marker']).toBeGreaterThan(6)
    await page.getByRole('dialog').waitFor()
    // The standing of the campaign, then the last race by its name; why it came out so; moments with their race.
    expect(await page.getByRole('dialog').getByRole('row').count()).toBe(10)
    const told = await page.getByRole('dialog').innerText()
    expect(told).toMatch(/[123] gold/)
    expect(told).toMatch(/Campaign of 3 races/)
    expect(told).toMatch(/the last race, race 3:/i)
    expect(told).toMatch(/ wins?: (more gold cups|level on )/)
    expect(told).toMatch(/Race [123], lap [123]/)
    expect(errors).toEqual([])
    await context.close()
  }, 300_000)
})

interface HeardPlane {
  seat: number
  nation: string
  set: string[]
  hand: (string | null)[]
  pile: (string | null)[]
  under: (string | null)[]
  looked: (string | null)[]
  unseen: (string | null)[]
  bet: { on: number | null } | null
}
interface Heard {
  news?: {
    seat: number
    events: { event: string; seat?: number; card?: string }[]
    view: { position: { lap: number; planes: HeardPlane[] } }
    asked: unknown
  }
}

// Every byte a page receives over its socket and from the server's answers.
function ear(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void heard.push(String(payload))))
  page.on('response', (answer) => {
    if (answer.url().includes('/api/'))
      void answer.text().then(
        (text) => heard.push(text),
        () => undefined,
      )
  })
  return heard
}

// Both stand before the narrowest line with cards that are too fast for it: whatever falls later, odds are counted
// here.
const before_cowes = {
  turn: 1,
  planes: [
    { nation: 'france', square: '16', hand: ['FR-01', 'FR-08', 'FR-09', 'FR-10'] },
    { nation: 'italy', square: '17', hand: ['IT-01', 'IT-07', 'IT-08', 'IT-10'] },
  ],
}

describe.skipIf(!program)('Schneider Trophy with friends', () => {
  const there = opened(served, program)
  test('two browsers fly to the flag; neither receives a byte of the other’s hand, deck or bet', async () => {
    const ada = await visit(there.browser)
    const ben = await visit(there.browser)
    const heard = [ear(ada.page), ear(ben.page)]
    await ada.page.goto(`${there.pages.address}/friends`)
    await ada.page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    await ada.page.getByRole('radio', { name: 'Schneider Trophy' }).check({ force: true })
    await ada.page.getByRole('button', { name: 'Take seat 4 away' }).click()
    await ada.page.getByRole('button', { name: 'Take seat 3 away' }).click()
    await ada.page.getByRole('button', { name: 'Set the table' }).click()
    await ben.page.goto(await ada.page.getByRole('textbox', { name: 'Link for seat 2' }).inputValue())
    await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
    await ben.page.getByRole('button', { name: 'Take the seat' }).click()
    await ada.page.getByRole('button', { name: 'Start the race' }).click()
    await decision(ada.page).waitFor()
    const path = ada.page.url()
    for (const { page, errors } of [ada, ben]) {
      await page.goto('about:blank') // nobody asks a server that is away
      errors.length = 0 // an empty page keeps no preferences
    }
    await lay_out(there.pages, path, before_cowes)
    for (const { page } of [ada, ben]) await page.goto(path)
    let answered = 0
    const counted = new Set<unknown>() // who has been told the odds of the cards in hand
    const over = new Set<unknown>()
    for (let turn = 0; turn < 400 && over.size < 2; ++turn) {
      for (const { page } of [ada, ben]) {
        const state = await settled(page, 300).catch(() => 'waiting')
        if (state === 'over') over.add(page)
        if (state !== 'asked') continue
        const asked = await question(page)
        if (asked === 'bet') await decision(page).getByRole('radio').nth(1).click()
        if (asked === 'card') {
          const told = () => decision(page).innerText()
          // Where a card is drawn for, its odds come.
          if ((await decision(page).locator('.rk').count()) > 0) {
            await expect.poll(told, { timeout: 20_000 }).toMatch(/\d %/)
            counted.add(page)
          }
          expect(await told()).not.toContain('too many ways to count')
        }
        await confirm(page)
        ++answered
      }
    }
    expect(over.size).toBe(2)
    expect(answered).toBeGreaterThan(20)
    expect(counted.size).toBe(2)
    heard.forEach((messages, i) => {
      const [mine, other] = [i + 1, 2 - i]
      const open = new Set<string>() // cards of the other that have been played before everybody
      let looked = 0
      for (const text of messages) {
        const { news } = JSON.parse(text) as Heard
        if (!news) continue
        ++looked
        expect(news.seat).toBe(mine)
        for (const { event, seat, card } of news.events) {
          expect(seat === other && ['card-seen', 'bet-named', 'card-named'].includes(event)).toBe(false)
          if (seat === other && event === 'card-played' && card) open.add(card)
        }
        const plane = news.view.position.planes.find(({ seat }) => seat === other)
        for (const card of plane?.pile ?? []) if (card) open.add(card)
        for (const cards of [plane?.hand, plane?.under, plane?.looked, plane?.unseen])
          expect(cards?.every((card) => card === null)).toBe(true)
        if (plane?.bet) expect(plane.bet.on).toBeNull()
        // Nowhere else in the message does a card of the other stand that has not been played; its ten are known.
        const bytes = text.replaceAll(/"set":\[[^\]]*\]/g, '')
        for (const card of plane?.set ?? []) if (!open.has(card)) expect(bytes).not.toContain(`"${card}"`)
      }
      expect(looked).toBeGreaterThan(20)
    })
    expect([...ada.errors, ...ben.errors]).toEqual([])
    await ada.context.close()
    await ben.context.close()
  }, 300_000)
})
