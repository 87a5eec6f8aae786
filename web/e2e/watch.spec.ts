// Who looks on, and a table that is paused.
import { describe, expect, test } from 'vitest'
import {
  answered,
  cards,
  decision,
  opened,
  phone,
  program,
  served,
  settled,
  visit,
  type BrowserContext,
} from './support'

const here = opened(served, program)

const api = async (context: BrowserContext, path: string, data: object = {}) => {
  const reply = await context.request.post(`${here.pages.address}/api/${path}`, { data })
  expect(reply.ok()).toBe(true)
  return (await reply.json()) as { table: string }
}
async function race_of(context: BrowserContext): Promise<string> {
  const seats = [
    { pilot: 'me', name: 'Ada' },
    { pilot: 'bot', level: 'rookie', name: 'Bellandi' },
    { pilot: 'bot', level: 'rookie', name: 'Marchand' },
  ]
  const { table } = await api(context, 'tables', { setup: { game: 'formula-d', circuit: 'monaco' }, seats })
  await api(context, `tables/${table}/start`)
  return table
}

describe.skipIf(!program)('at a table with others', () => {
  test('while it is paused answers are off, and then go through again', async () => {
    const { page, context, errors } = await visit(here.browser)
    const table = await race_of(context)
    await page.goto(`${here.pages.address}/t/${table}`)
    expect(await settled(page)).toBe('asked')
    const ask = await decision(page).getAttribute('data-ask')
    await api(context, `tables/${table}/pause`)
    await decision(page).getByText('The host has paused the race.').waitFor()
    expect(await cards(page).first().isDisabled()).toBe(true)
    expect(await decision(page).locator('.roll').isDisabled()).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    expect(await decision(page).getAttribute('data-ask')).toBe(ask)
    await api(context, `tables/${table}/resume`)
    await decision(page).getByText('The host has paused the race.').waitFor({ state: 'detached' })
    await answered(page, () => page.keyboard.press('Enter'))
    expect(errors).toEqual([])
    await context.close()
  }, 90_000)

  test.each([undefined, phone])(
    'who watches goes with the race or with a car, and is seen: %o',
    async (size) => {
      const ada = await visit(here.browser)
      const cleo = await visit(here.browser, size ? { size } : {})
      const table = await race_of(ada.context)
      const name = size ? 'Cleo' : 'Clio'
      await api(cleo.context, 'account', { name, passphrase: 'the third of four' })
      await ada.page.goto(`${here.pages.address}/t/${table}`)
      expect(await settled(ada.page)).toBe('asked')
      await cleo.page.goto(`${here.pages.address}/t/${table}`)
      await cleo.page.getByText('You are watching').waitFor()
      await ada.page.getByRole('img', { name: `Looking on: ${name}.` }).waitFor()

      // It is Ada's turn: her car is in sight. Then the one that is picked.
      const free = async (seat: number) =>
        cleo.page.evaluate((number) => {
          const box = document.querySelector(`[data-car="${number}"]`)?.getBoundingClientRect()
          const at = box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
          return at !== undefined && at.x > 0 && at.x < innerWidth && at.y > 0 && at.y < innerHeight
        }, seat)
      await expect.poll(() => free(1)).toBe(true)
      await cleo.page.getByText('You go with the race').waitFor()
      await cleo.page.getByLabel('Order of the race').getByRole('button', { name: 'Marchand' }).click()
      await cleo.page.getByText('You go with Marchand.').waitFor()
      await expect.poll(() => free(3)).toBe(true)
      await cleo.page.getByRole('button', { name: 'Go with the race' }).click()
      await cleo.page.getByText('You go with the race').waitFor()
      await cleo.context.close()
      await ada.page.getByRole('img', { name: `Looking on: ${name}.` }).waitFor({ state: 'detached' })
      expect([...ada.errors, ...cleo.errors]).toEqual([])
      await ada.context.close()
    },
    90_000,
  )
})
