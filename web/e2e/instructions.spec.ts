// Standing instructions: who has left one is not waited for, and the race goes on in the other browser.
import { describe, expect, test } from 'vitest'
import { cramped, faults } from './axe'
import {
  decision,
  desk,
  lay_out,
  opened,
  phone,
  picture,
  program,
  question,
  served,
  server_away,
  settled,
  visit,
  type Page,
} from './support'

const here = opened(served, program)

// Ada can end her move right behind Ben, who has a rear-view mirror.
const pursuit = {
  turn: 1,
  planes: [
    { nation: 'france', square: '2', hand: ['FR-01', 'FR-02', 'FR-03', 'FR-04'] },
    { nation: 'italy', square: '7', hand: ['IT-01', 'IT-02', 'IT-03'], permanents: ['DROPBACK'] },
  ],
}

// A slow season of two; returns the way to the table, and Ben's link to it.
async function set_table(ada: Page): Promise<{ path: string; link: string }> {
  await ada.goto(here.pages.address)
  const seats = [{ pilot: 'me', name: 'Ada' }, { pilot: 'open' }]
  const setup = { game: 'schneider', circuit: 'venice-1927', options: { campaign: 'medium' } }
  const made = await ada.request.post(`${here.pages.address}/api/tables`, {
    data: { setup, seats, pace: { kind: 'slow', hours: 24, expiry: 'wait' } },
  })
  const { table, keys } = (await made.json()) as { table: string; keys: { key: string }[] }
  return { path: `${here.pages.address}/t/${table}`, link: `${here.pages.address}/t/${table}#${keys[0]?.key}` }
}

// Marks the card that flies four squares, and plays it.
async function behind_ben(page: Page): Promise<void> {
  const cards = decision(page).getByRole('radio')
  const texts = await cards.allInnerTexts()
  const card = cards.nth(texts.findIndex((text) => /^4\b/.test(text.trim())))
  if ((await card.getAttribute('aria-checked')) !== 'true') await card.click()
  await decision(page).getByRole('button').last().click()
}

// The sheet in both sizes and both lights, opened by its key: nothing for Axe to find, nothing cut off.
async function all_looks(page: Page): Promise<void> {
  for (const size of [desk, phone]) {
    for (const theme of ['day', 'night']) {
      await page.setViewportSize(size)
      await page.evaluate((wanted) => {
        const liked = JSON.parse(localStorage.getItem('paddock.preferences') ?? '{}') as object
        localStorage.setItem('paddock.preferences', JSON.stringify({ ...liked, theme: wanted }))
      }, theme)
      await page.reload()
      await settled(page)
      await page.keyboard.press('i')
      await sheet(page).getByText('Standing instructions, 1 left').waitFor({ state: 'attached' })
      expect([...(await faults(page)), ...(await cramped(page))]).toEqual([])
      await picture(page, `instructions-${size === desk ? 'desk' : 'phone'}-${theme}`)
      await page.keyboard.press('Escape')
      await sheet(page).waitFor({ state: 'hidden' })
    }
  }
  await page.setViewportSize(desk)
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Standing instructions' })

describe.skipIf(!program)('standing instructions', () => {
  test('a reaction is answered without the seat, and the race goes on', async () => {
    const ada = await visit(here.browser)
    const ben = await visit(here.browser, { size: phone, theme: 'night' })
    const { path, link } = await set_table(ada.page)
    await ben.page.goto(link)
    await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
    await ben.page.getByRole('button', { name: 'Take the seat' }).click()
    await ada.page.goto(path)
    await ada.page.getByRole('button', { name: /^Start/ }).click()
    await decision(ada.page).waitFor()
    for (const { page, errors } of [ada, ben]) {
      await page.goto('about:blank') // nobody asks a server that is away
      errors.length = 0 // an empty page keeps no preferences
    }
    await lay_out(here.pages, path, pursuit)

    // Ben leaves what he wants from his phone, and goes.
    await ben.page.goto(path)
    await ben.page.getByRole('button', { name: 'Menu' }).click()
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Standing instructions' }).click()
    await sheet(ben.page)
      .getByRole('group', { name: 'A plane has come up behind you' })
      .getByText('Drop back behind it')
      .click()
    await sheet(ben.page).getByRole('group', { name: 'You could bet on a plane' }).getByText('No bet').click()
    await sheet(ben.page).getByText('Standing instructions, 2 left').waitFor({ state: 'attached' })
    expect([...(await faults(ben.page)), ...(await cramped(ben.page))]).toEqual([])
    await ben.page.close()

    // Ada never bets either: she says so where she is asked.
    await ada.page.goto(path)
    await settled(ada.page)
    expect(await question(ada.page)).toBe('bet')
    await picture(ada.page, 'instructions-tray-desk-day')
    await decision(ada.page).getByRole('button', { name: 'Always answer so' }).click()
    await ada.page.locator('[data-question="card"]').waitFor()
    await ada.page.getByRole('button', { name: 'Standing instructions, 1 left' }).waitFor()
    await all_looks(ada.page)

    // She ends behind Ben. He drops back, he does not bet, and his card is awaited: nobody had to wake him.
    await settled(ada.page)
    await behind_ben(ada.page)
    await ada.page.getByRole('log').getByText('Ben drops back to square 5.').waitFor()
    const page = await ben.context.newPage()
    await page.goto(path)
    await settled(page)
    expect(await question(page)).toBe('card')
    await picture(page, 'instructions-tray-phone-night')
    expect([...ada.errors, ...ben.errors].filter((text) => !server_away.test(text))).toEqual([])
    await ada.context.close()
    await ben.context.close()
  }, 240_000)
})
