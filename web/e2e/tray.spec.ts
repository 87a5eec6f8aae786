// The tray: every answer is counted and reached, and what is all but lost is no card. Without a server.
import { describe, expect, test } from 'vitest'
import type { Offer } from '../src/table/types'
import { saved, shelve, type Wanted } from './positions'
import { out_of_sight } from './sight'
import { cards, counted, decision, files_only, opened, phone, settled, visit, type Page } from './support'

const here = opened(files_only)
const chips = (page: Page) => decision(page).locator('.chips [role=radio]')
const marked = (page: Page) => decision(page).locator('[aria-checked=true]')

async function asked(page: Page, wanted: Wanted): Promise<void> {
  const race = await saved(wanted)
  await page.goto(here.pages.address)
  await shelve(page, [race])
  await page.goto(`${here.pages.address}/race/${race.id}`)
  await settled(page)
  await counted(page)
}
const many: Wanted = {
  name: 'many',
  preset: 'first-race',
  question: 'move',
  seats: 10,
  where: (offers) => offers.length > 16,
}
const lost = ({ costs }: Offer): boolean => costs['out'] !== undefined || costs['spins'] === true
const dangerous: Wanted = {
  name: 'dangerous',
  preset: 'first-race',
  question: 'move',
  seats: 10,
  where: (offers) => offers.some(lost) && !offers.every(lost),
}

describe('the tray', () => {
  test.each([undefined, phone])(
    'counts many ways, and each is reached: %o',
    async (size) => {
      const { page, context, errors } = await visit(here.browser, size ? { size } : {})
      await asked(page, many)
      const all = await cards(page).count()
      expect(all).toBeGreaterThan(8)
      expect(await decision(page).locator('.count').innerText()).toMatch(new RegExp(` of ${all}$`))
      expect(await out_of_sight(page, '[data-question] [role=radio]')).toEqual([])
      await page.keyboard.press('Home')
      expect(await decision(page).locator('.count').innerText()).toBe(`1 of ${all}`)
      await page.keyboard.press('End')
      expect(await decision(page).locator('.count').innerText()).toBe(`${all} of ${all}`)
      await expect
        .poll(() => marked(page).evaluate((card) => card.getBoundingClientRect().right < innerWidth))
        .toBe(true)
      // A wheel goes along the row, where it is longer than its box.
      const row = decision(page).locator('.row3')
      const room = await row.evaluate((box) => box.scrollWidth - box.clientWidth)
      if (room > 0) {
        await page.keyboard.press('Home')
        await row.hover()
        await page.mouse.wheel(0, 200)
        await expect.poll(() => row.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
      }
      expect(errors).toEqual([])
      await context.close()
    },
    180_000,
  )

  test('what is certainly lost is a chip and never the advice', async () => {
    const { page, context, errors } = await visit(here.browser)
    await asked(page, dangerous)
    expect(await chips(page).count()).toBeGreaterThan(0)
    expect(await decision(page).locator('.row3 [role=radio]').count()).toBeGreaterThan(0)
    expect(await decision(page).locator('.row3 [aria-checked=true]').count()).toBe(1)
    await chips(page).first().click()
    expect(await chips(page).first().getAttribute('aria-checked')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await decision(page).locator('.row3 [aria-checked=true]').count()).toBe(1)
    expect(errors).toEqual([])
    await context.close()
  }, 180_000)

  test('what was rolled, what is asked, the marked answer and what rivals did are said aloud', async () => {
    const { page, context, errors } = await visit(here.browser)
    await asked(page, many)
    const said = (what: string) => page.locator(`[data-said=${what}]`).innerText()
    expect(await said('question')).toMatch(/You rolled \d+\..*which way/s)
    const all = await cards(page).count()
    expect(await said('answer')).toMatch(new RegExp(`space.*, \\d+ of ${all}$`))
    await page.keyboard.press('End')
    expect(await said('answer')).toContain(`, ${all} of ${all}`)
    await page.keyboard.press('ArrowRight')
    expect(await said('answer')).toContain(`, 1 of ${all}`)
    await page.keyboard.press('Enter')
    // One rival after the other, each in the words of the log.
    await expect.poll(() => said('rivals'), { timeout: 20_000 }).toMatch(/^[A-Z]\w+ .*\.$/)
    expect(errors).toEqual([])
    await context.close()
  }, 120_000)
})
