// Play by post: a deadline that passes while the server is away, and what the page says of it.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { opened, picture, program, question, served, server_away, settled, visit, type Page } from './support'

const here = opened(served, program)

const two_days = 172_800_000

// The clock on the wall cannot be set here: the page is given another one, and the stored deadlines are moved.
async function let_two_days_pass(page: Page, data: string): Promise<void> {
  await page.clock.setFixedTime(new Date(Date.now() + two_days))
  const store = join(data, 'paddock.sqlite')
  const lines = [
    'import sqlite3, sys',
    'store = sqlite3.connect(sys.argv[1])',
    `moved = store.execute("UPDATE heads SET deadline = deadline - ${two_days} WHERE deadline IS NOT NULL").rowcount`,
    'store.commit()',
    'sys.exit(0 if moved >= 1 else 1)',
  ]
  execFileSync('python3', ['-c', lines.join('\n'), store])
}

async function set_table(page: Page, expiry: string, game = 'Formula D'): Promise<void> {
  await page.goto(`${here.pages.address}/friends`)
  await page.getByRole('radio', { name: game }).check()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await page.getByRole('radio', { name: /By post/ }).check()
  await page.getByRole('combobox', { name: 'When the time is up' }).selectOption({ label: expiry })
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.getByRole('button', { name: /^Start/ }).waitFor()
  await picture(page, `room-${game === 'Formula D' ? 'cars' : 'planes'}-desk-day`)
  await page.getByRole('button', { name: /^Start/ }).click()
}

describe.skipIf(!program)('play by post', () => {
  test('when the time is up the rules answer, and the page says so', async () => {
    const { page, context, errors } = await visit(here.browser)
    await set_table(page, 'Play goes on as the rules foresee')
    await settled(page)
    const clock = page.getByRole('timer')
    expect(await clock.innerText()).toContain('Answer by')
    await page.getByText('then play goes on as the rules foresee').waitFor()
    const asked = await question(page)
    const lines = await page.getByRole('log').innerText()

    await here.pages.pause()
    await page.getByRole('status').filter({ hasText: 'The connection is lost' }).waitFor()
    await let_two_days_pass(page, here.pages.data)
    await here.pages.resume()

    const said = page.getByRole('alert').filter({ hasText: 'Your time was up.' })
    await said.waitFor({ timeout: 40_000 })
    expect(await said.innerText()).toContain('Play went on as the rules foresee.')
    await picture(page, 'time-up-desk-day')
    expect(await page.getByRole('log').innerText()).toContain('Time was up for Ada: the clock answered.')
    await settled(page)
    // The race went on: the next question is another one, or the wireless has more to tell.
    expect([await question(page), await page.getByRole('log').innerText()]).not.toEqual([asked, lines])
    await said.getByRole('button', { name: 'Got it' }).click()
    await said.waitFor({ state: 'hidden' })
    expect(errors.filter((text) => !server_away.test(text))).toEqual([])
    await context.close()
  }, 120_000)

  test('in Schneider Trophy a bot answers when the table says so, and the log names whose time was up', async () => {
    const { page, context, errors } = await visit(here.browser)
    await set_table(page, 'A club bot answers', 'Schneider Trophy')
    await settled(page)
    await page.getByText('then a club bot answers').waitFor()
    await here.pages.pause()
    await page.getByRole('status').filter({ hasText: 'The connection is lost' }).waitFor()
    await let_two_days_pass(page, here.pages.data)
    await here.pages.resume()
    const said = page.getByRole('alert').filter({ hasText: 'Your time was up.' })
    await said.waitFor({ timeout: 40_000 })
    expect(await said.innerText()).toContain('A club bot has answered.')
    await settled(page)
    expect(await page.getByRole('log').innerText()).toContain('Time was up for Ada: the clock answered.')
    await picture(page, 'time-up-schneider-desk-day')
    await page.reload()
    await settled(page)
    expect(await page.getByRole('log').innerText()).toContain('Time was up for Ada: the clock answered.')
    expect(errors.filter((text) => !server_away.test(text))).toEqual([])
    await context.close()
  }, 120_000)

  test('the home page shows the table at which it is your turn', async () => {
    const { page, context, errors } = await visit(here.browser)
    await set_table(page, 'A club bot answers', 'Schneider Trophy')
    await settled(page)
    const table = new URL(page.url()).pathname
    await page.goto(here.pages.address)
    const ticket = page.locator('.ticket.left')
    await ticket.getByText('Your turn until').waitFor()
    expect(await ticket.innerText()).toContain('Schneider Trophy')
    expect(await ticket.getByRole('link', { name: 'Take your turn' }).getAttribute('href')).toBe(table)
    expect(errors).toEqual([])
    await context.close()
  }, 60_000)
})
