// A game without a page of its own, and without rules in the browser: it is played in words, the server knows the rest.
import { describe, expect, test } from 'vitest'
import { cramped, faults } from './axe'
import { answered, decision, desk, opened, phone, picture, program, served, visit, type Page } from './support'

const here = opened(served, program)

// Nothing in the page knows the name under which the server's game comes to it.
const renamed = (text: string): string => text.replaceAll('"formula-d"', '"new-game"')
async function rename_the_game(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: renamed(await answer.text()) })
  })
  await page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => socket.send(renamed(String(message))))
  })
}

describe.skipIf(!program)('a game the page does not know', () => {
  test('asks, takes answers, tells what happened and who is where', async () => {
    const { page, errors } = await visit(here.browser)
    await page.goto(here.pages.address)
    const made = await page.request.post(`${here.pages.address}/api/tables`, {
      data: {
        setup: { game: 'formula-d', circuit: 'monaco' },
        seats: [
          { pilot: 'me', name: 'Ada' },
          { pilot: 'bot', level: 'club', name: 'Ben' },
        ],
        pace: { kind: 'live', seconds: 0, expiry: 'rules' },
      },
    })
    expect(made.status()).toBeLessThan(300)
    const { table } = (await made.json()) as { table: string }
    await page.request.post(`${here.pages.address}/api/tables/${table}/start`, { data: {} })
    await rename_the_game(page)
    await page.goto(`${here.pages.address}/t/${table}`)

    const offers = decision(page).locator('.offers button')
    const log = page.getByRole('log')
    await offers.first().waitFor()
    expect(await page.title()).toMatch(/^● /)
    for (const size of [desk, phone]) {
      await page.setViewportSize(size)
      expect([...(await faults(page)), ...(await cramped(page))]).toEqual([])
      await picture(page, `plain-${size === desk ? 'desk' : 'phone'}`)
    }
    for (let round = 0; round < 4; ++round) {
      const told = await log.locator('p').count()
      await answered(page, () => offers.first().click())
      await offers.first().waitFor()
      expect(await log.locator('p').count()).toBeGreaterThan(told)
    }
    expect(await page.locator('tbody tr').count()).toBe(2)
    await page.locator('summary').click()
    expect(await page.locator('pre').innerText()).toContain('"cars"')
    expect(errors).toEqual([])
  })
})
