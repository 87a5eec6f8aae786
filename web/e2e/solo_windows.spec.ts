// A race alone: answers are taken back, single ones give themselves, and two windows show one race. Without a server.
import { describe, expect, test } from 'vitest'
import { saved, shelve, type Wanted } from './positions'
import { answered, cards, counted, decision, files_only, opened, question, settled, visit, type Page } from './support'

const here = opened(files_only)

async function open(page: Page, wanted: Wanted): Promise<string> {
  const race = await saved(wanted)
  await page.goto(here.pages.address)
  await shelve(page, [race])
  const address = `${here.pages.address}/race/${race.id}`
  await page.goto(address)
  await settled(page)
  await counted(page)
  return address
}
const ways: Wanted = { name: 'ways', preset: 'first-race', question: 'move', where: (offers) => offers.length > 2 }
const labels = (page: Page) => cards(page).evaluateAll((all) => all.map(({ textContent }) => textContent))

describe('alone', () => {
  test('a way is taken back by button and by key, a gear whose die has fallen is not', async () => {
    const { page, context, errors } = await visit(here.browser)
    await open(page, ways)
    const before = await labels(page)
    expect(await page.getByRole('button', { name: 'Take back' }).count()).toBe(0) // the die has fallen
    await answered(page, () => page.keyboard.press('Enter'))
    await settled(page)
    await page.getByRole('button', { name: 'Take back' }).waitFor()
    await answered(page, () => page.keyboard.press('u'))
    await settled(page)
    expect(await question(page)).toBe('move')
    expect(await labels(page)).toEqual(before)
    expect(await page.getByRole('button', { name: 'Take back' }).count()).toBe(0)
    await answered(page, () => page.keyboard.press('Enter'))
    await settled(page)
    await answered(page, () => page.getByRole('button', { name: 'Take back' }).click())
    await settled(page)
    expect(await labels(page)).toEqual(before)
    expect(errors).toEqual([])
    await context.close()
  }, 120_000)

  test('two windows show one race, say so, and go on together', async () => {
    const { page, context, errors } = await visit(here.browser)
    const address = await open(page, ways)
    const other = await context.newPage()
    await other.goto(address)
    await settled(other)
    const note = 'This race is open in another window too.'
    await page.getByText(note).waitFor()
    await other.getByText(note).waitFor()
    const log = (of: Page) => of.getByRole('log').innerText()
    await answered(page, () => page.keyboard.press('Enter'))
    await settled(page)
    const asked = await decision(page).locator('h2').innerText()
    await expect.poll(() => decision(other).locator('h2').innerText(), { timeout: 30_000 }).toBe(asked)
    await settled(other)
    expect(await labels(other)).toEqual(await labels(page))
    // And from the second to the first.
    await answered(other, () => other.keyboard.press('Enter'))
    await settled(other)
    await expect.poll(async () => (await log(page)) === (await log(other)), { timeout: 30_000 }).toBe(true)
    await other.close()
    await page.getByText(note).waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    await context.close()
  }, 180_000)

  test('single answers give themselves where one likes it so, and the pace is kept', async () => {
    const { page, context, errors } = await visit(here.browser)
    await page.addInitScript(() => {
      const kept = JSON.parse(localStorage.getItem('paddock.preferences') ?? '{}') as object
      localStorage.setItem('paddock.preferences', JSON.stringify({ ...kept, single: true, speed: 0 }))
    })
    await page.goto(`${here.pages.address}/solo/formula-d/first-race`)
    for (let turn = 0; turn < 12; ++turn) {
      if ((await settled(page)) === 'over') break
      expect(await cards(page).count()).toBeGreaterThan(1)
      await answered(page, () => page.keyboard.press('Enter'))
    }
    expect(await page.getByRole('button', { name: '» At once' }).getAttribute('aria-pressed')).toBe('true')
    expect(errors).toEqual([])
    await context.close()
  }, 120_000)
})
