// What must not happen by accident at the table: without a server.
import { describe, expect, test } from 'vitest'
import { saved, shelve } from './positions'
import { answered, cards, counted, decision, files_only, opened, question, settled, visit, type Page } from './support'

const here = opened(files_only)

const ask = async (page: Page): Promise<number> => Number(await decision(page).getAttribute('data-ask'))
const marked = (page: Page) => decision(page).locator('[aria-checked=true]')

// Which gear? With some to choose from.
async function gears_asked(page: Page): Promise<void> {
  const many = (offers: unknown[]) => offers.length > 2
  const race = await saved({ name: 'gears', preset: 'first-race', question: 'gear', where: many })
  await page.goto(here.pages.address)
  await shelve(page, [race])
  await page.goto(`${here.pages.address}/race/${race.id}`)
  await settled(page)
  await counted(page)
  expect(await question(page)).toBe('gear')
}

describe('at the table', () => {
  test('a second press of Drive, and Enter that is held, do not answer what comes next', async () => {
    const { page, context, errors } = await visit(here.browser)
    await gears_asked(page)
    const first = await ask(page)
    // Pressed once more in the very moment in which the next question lies there.
    await page.evaluate(() => {
      const pressed = document.querySelector('[data-ask]')?.getAttribute('data-ask')
      const drive = () => document.querySelector<HTMLElement>('section[data-ask] .roll')
      new MutationObserver((_seen, self) => {
        const now = document.querySelector('[data-ask]')?.getAttribute('data-ask')
        if (!now || now === pressed) return
        self.disconnect()
        drive()?.click()
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
      drive()?.click()
    })
    await expect.poll(() => question(page)).toBe('move')
    await settled(page)
    expect(await ask(page)).toBe(first + 1)
    await answered(page, () => page.keyboard.down('Enter'))
    await settled(page)
    expect(await ask(page)).toBe(first + 2)
    for (let i = 0; i < 5; ++i) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    expect(await ask(page)).toBe(first + 2)
    await answered(page, () => page.keyboard.press('Enter'))
    await settled(page)
    expect(await ask(page)).toBe(first + 3)
    expect(errors).toEqual([])
    await context.close()
  }, 120_000)

  test('digits mark gears; Escape goes back to the advised one, closes the text board first', async () => {
    const { page, context, errors } = await visit(here.browser)
    await gears_asked(page)
    const advised = await marked(page).innerText()
    const others = await cards(page).evaluateAll((all) =>
      all.filter((card) => card.getAttribute('aria-checked') !== 'true').map((card) => card.textContent ?? ''),
    )
    const other = /^\D*(\d)/.exec(others[0] ?? '')?.[1] ?? ''
    await page.keyboard.press(other)
    expect(await marked(page).innerText()).not.toBe(advised)
    expect(await marked(page).textContent()).toContain(other)
    await page.keyboard.press('t')
    await page.getByRole('region', { name: 'Text board' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('region', { name: 'Text board' }).waitFor({ state: 'detached' })
    expect(await marked(page).innerText()).not.toBe(advised)
    await page.keyboard.press('Escape')
    expect(await marked(page).innerText()).toBe(advised)
    expect(errors).toEqual([])
    await context.close()
  }, 120_000)
})
