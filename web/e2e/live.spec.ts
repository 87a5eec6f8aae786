import { describe, expect, test } from 'vitest'
import { confirm, opened, phone, picture, program, served, server_away, settled, visit, type Page } from './support'

const here = opened(served, program)

async function set_table(page: Page, name: string): Promise<void> {
  await page.goto(`${here.pages.address}/friends`)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
}

async function link_for(page: Page, car: number): Promise<string> {
  return page.getByRole('textbox', { name: `Link for seat ${car}` }).inputValue()
}

async function take_seat(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Take the seat' }).click()
}

// Who leaves is asked once, and told what happens.
async function link_of_free_seat(host: Page, guest: Page): Promise<string> {
  await guest.getByRole('button', { name: 'Leave the seat' }).click()
  const asked = guest.getByRole('dialog', { name: 'Leave the seat' })
  expect(await asked.innerText()).toContain('The seat is free again')
  await asked.getByRole('button', { name: 'No, go back' }).click()
  await guest.getByRole('button', { name: 'Leave the seat' }).click()
  await asked.getByRole('button', { name: 'Leave the seat' }).click()
  await guest.getByRole('button', { name: 'Leave the seat' }).waitFor({ state: 'detached' })
  return link_for(host, 2)
}

async function order_of(page: Page): Promise<string> {
  const results = page.getByRole('dialog', { name: /win/ })
  await results.waitFor() // they come by themselves, a moment after the flag
  return (await results.getByRole('table').first().innerText()).toLowerCase() // a desk's headings are capitals
}

describe.skipIf(!program)('a table with friends', () => {
  test('two browsers race each other to the flag, one on a phone', async () => {
    const ada = await visit(here.browser)
    const ben = await visit(here.browser, { size: phone, theme: 'night' })
    const told: string[] = []
    ben.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))))
    await set_table(ada.page, 'Ada')
    await picture(ada.page, 'friends-desk-day')
    await ada.page.getByRole('button', { name: 'Take seat 4 away' }).click()
    await ada.page.getByRole('button', { name: 'Set the table' }).click()
    const link = await link_for(ada.page, 2)
    await picture(ada.page, 'waiting-desk-day')
    await take_seat(ben.page, link, 'Ben')
    await ben.page.getByText('The host starts the race').waitFor()
    expect(ben.page.url()).not.toContain('#')
    await picture(ben.page, 'waiting-phone-night')
    await ada.page.getByRole('button', { name: 'Start the race' }).click()

    const answered = { ada: 0, ben: 0 }
    for (let turn = 0; turn < 200 && (answered.ada < 9 || answered.ben < 9); ++turn) {
      if ((await look(ada.page)) === 'asked') answered.ada += await took(ada.page)
      if ((await look(ben.page)) === 'asked') answered.ben += await took(ben.page)
      if (turn === 8) await ada.page.reload()
      if (turn === 12) await lose_and_find(ben)
    }
    expect(Math.min(answered.ada, answered.ben)).toBeGreaterThanOrEqual(9)
    // The page works out itself what may be answered.
    expect(told.filter((text) => text.includes('"fallback":')).length).toBeGreaterThanOrEqual(9)
    expect(told.filter((text) => text.includes('"offers":'))).toEqual([])
    await picture(ada.page, 'live-desk-day')
    await picture(ben.page, 'live-phone-night')

    // Bots drive on for both, and everybody sees the same flag.
    for (const { page } of [ben, ada]) {
      if (page === ben.page) await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Seats and host' }).click()
      await page.getByRole('button', { name: /a club bot goes on for me/ }).click()
      const asked = page.getByRole('dialog', { name: /a club bot goes on for me/ })
      expect(await asked.innerText()).toContain('Only the host can give it back')
      await asked.getByRole('button', { name: /a club bot goes on for me/ }).click()
      await page.getByText('Done.').waitFor()
      await page.keyboard.press('Escape')
    }
    await settled(ada.page)
    await settled(ben.page)
    expect(await order_of(ben.page)).toBe(await order_of(ada.page))
    expect([...ada.errors, ...ben.errors].filter((text) => !server_away.test(text))).toEqual([])
    await ada.context.close()
    await ben.context.close()
  }, 240_000)

  test('a link that leads nowhere says so', async () => {
    const { page, context } = await visit(here.browser)
    await page.goto(`${here.pages.address}/t/nowhere#AAAAAAAAAAAAAAAAAAAAAA`)
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').innerText()).toContain('no such table')
    await context.close()
  })

  test('a link with a wrong key says so at once, and leads to the table all the same', async () => {
    const { page, context, errors } = await visit(here.browser)
    const seats = [{ pilot: 'me', name: 'Ada' }, { pilot: 'open' }]
    const made = await fetch(`${here.pages.address}/api/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ setup: { game: 'formula-d' }, seats }),
    })
    const { table, keys } = (await made.json()) as { table: string; keys: { key: string }[] }
    await page.goto(`${here.pages.address}/t/${table}#AAAAAAAAAAAAAAAAAAAAAA`)
    expect(await page.getByRole('alert').innerText()).toContain('opens no seat at this table')
    expect(await page.getByRole('textbox').count()).toBe(0)
    await page.getByRole('button', { name: 'Watch the table' }).click()
    await page.getByText('The host starts the race').waitFor()
    expect(page.url()).not.toContain('#')
    await page.goto('about:blank')
    errors.length = 0 // an empty page keeps no preferences
    await page.goto(`${here.pages.address}/t/${table}#${keys[0]?.key}`)
    await page.getByRole('button', { name: 'Take the seat' }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  test('before the start a guest may leave, the host beside the table invites another and starts', async () => {
    const ada = await visit(here.browser)
    const ben = await visit(here.browser, { size: phone })
    await ada.page.goto(`${here.pages.address}/friends`)
    await ada.page.getByRole('combobox').first().waitFor()
    await ada.page.locator('select').filter({ hasText: 'You' }).first().selectOption({ label: 'Bot: club pilot' })
    await ada.page.getByRole('button', { name: 'Set the table' }).click()
    await take_seat(ben.page, await link_for(ada.page, 2), 'Ben')
    await ada.page.getByRole('button', { name: /Free this seat/ }).waitFor()
    await picture(ada.page, 'beside-desk-day')
    await picture(ben.page, 'guest-phone-day')
    // The seat is free again, and its link is as good as before.
    const link = await link_of_free_seat(ada.page, ben.page)
    await take_seat(ben.page, link, 'Ben')
    await ada.page.getByRole('button', { name: 'Start the race' }).click()
    expect(await settled(ben.page)).toBe('asked')

    // The same seat on another device, by a link of one's own making.
    await ben.page.getByRole('button', { name: 'Menu' }).click()
    await ben.page.getByRole('button', { name: 'Seats and host' }).click()
    await ben.page.getByRole('button', { name: 'Go on from another device' }).click()
    const other = await visit(here.browser)
    await other.page.goto(await link_for(ben.page, 2))
    await other.page.getByText('This link brings the seat of Ben to this device.').waitFor()
    expect(await other.page.getByRole('textbox').count()).toBe(0) // nobody is asked for a name they have
    await other.page.getByRole('button', { name: 'Go on here' }).click()
    expect(await settled(other.page)).toBe('asked')
    expect([...ada.errors, ...ben.errors, ...other.errors]).toEqual([])
    for (const { context } of [ada, ben, other]) await context.close()
  }, 90_000)

  test('an account brings a seat to another device', async () => {
    const desk = await visit(here.browser)
    await set_table(desk.page, 'Cora')
    await desk.page.getByRole('button', { name: 'Set the table' }).click()
    await desk.page.getByRole('button', { name: /Start/ }).waitFor()
    const enter = async (page: Page, button: string) => {
      await page.goto(`${here.pages.address}/account`)
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Cora')
      await page.getByLabel('Passphrase').fill('five cylinders misfire')
      await page.getByRole('button', { name: button }).click()
      await page.getByText('You are Cora.').waitFor()
    }
    await enter(desk.page, 'Make an account')
    await picture(desk.page, 'account-desk-day')
    const other = await visit(here.browser, { size: phone })
    await enter(other.page, 'Enter')
    await other.page.getByRole('link', { name: 'My tables' }).first().click()
    await other.page.getByRole('link', { name: 'Go to the table' }).first().waitFor()
    await picture(other.page, 'tables-phone-day')
    await desk.context.close()
    await other.context.close()
  }, 60_000)
})

// What this page shows just now, without waiting for it.
async function look(page: Page): Promise<'asked' | 'over' | 'waiting'> {
  return settled(page, 300).catch(() => 'waiting' as const)
}

async function took(page: Page): Promise<number> {
  await confirm(page)
  return 1
}

// A line that breaks comes back by itself, and so does the table.
async function lose_and_find({ context, page }: Awaited<ReturnType<typeof visit>>): Promise<void> {
  await context.setOffline(true)
  await page.waitForTimeout(300)
  await context.setOffline(false)
  await page.reload()
}
