// The pages around a race: who is asked what, what is found again, and that every word can be read on every screen.
import { beforeAll, describe, expect, test } from 'vitest'
import { faults } from './axe'
import { saved, shelve, shelved, type Saved } from './positions'
import { small_targets, spoilt_words } from './sight'
import { damage, decision, desk, opened, phone, picture, program, served, settled, visit, type Page } from './support'

const here = opened(served, program)
let flag: Saved
beforeAll(async () => {
  if (program) flag = await saved({ name: 'flag', preset: 'first-race', seats: 4 })
}, 60_000)

const at = (path: string) => `${here.pages.address}${path}`
async function set_table(page: Page, name = 'Ada'): Promise<string> {
  await page.goto(at('/friends'))
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Set the table' }).click()
  return page.getByRole('textbox', { name: 'Link for seat 2' }).inputValue()
}

describe.skipIf(!program)('the pages around a race', () => {
  test('whoever gives no name is asked for it, on setting a table and on sitting down', async () => {
    const ada = await visit(here.browser)
    await ada.page.goto(at('/friends'))
    await ada.page.getByRole('button', { name: 'Set the table' }).click()
    await ada.page.getByRole('alert').filter({ hasText: 'What shall the others call you?' }).waitFor()
    expect(await ada.page.evaluate(() => document.activeElement?.id)).toBe('seat-0')
    expect(new URL(ada.page.url()).pathname).toBe('/friends')
    const link = await set_table(ada.page)
    const ben = await visit(here.browser, { size: phone })
    await ben.page.goto(link)
    await ben.page.getByRole('button', { name: 'Take the seat' }).click()
    await ben.page.getByRole('alert').filter({ hasText: 'What shall the others call you?' }).waitFor()
    await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
    await ben.page.getByRole('button', { name: 'Take the seat' }).click()
    await ada.page.getByText('Ben', { exact: true }).waitFor()
    expect([...ada.errors, ...ben.errors]).toEqual([])
    for (const { context } of [ada, ben]) await context.close()
  }, 60_000)

  test('a telegram says who invites, to what, and at which pace', async () => {
    const ada = await visit(here.browser)
    await ada.page.goto(at('/friends'))
    await ada.page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    await ada.page.getByRole('textbox', { name: 'Name of seat 2' }).fill('Chiara')
    await ada.page.getByRole('radio', { name: /Club night/ }).check()
    await ada.page.getByRole('radio', { name: /By post/ }).check()
    await ada.page.getByRole('radio', { name: '2 days' }).check()
    await ada.page.getByRole('button', { name: 'Set the table' }).click()
    const guest = await visit(here.browser)
    await guest.page.goto(await ada.page.getByRole('textbox', { name: 'Link for seat 2' }).inputValue())
    const telegram = guest.page.getByRole('article')
    await telegram.waitFor()
    await expect.poll(() => telegram.innerText()).toMatch(/weather/i) // its options come a moment later
    const said = (await telegram.innerText()).toLowerCase()
    for (const words of ['ada asks you to a race', 'formula d, monaco', 'by post, 48 hours', 'seat 2', 'chiara'])
      expect(said).toContain(words)
    await picture(guest.page, 'invitation-desk-day')
    for (const { context } of [ada, guest]) await context.close()
  }, 60_000)

  test('seats and accounts are renamed', async () => {
    const ada = await visit(here.browser)
    const link = await set_table(ada.page)
    await ada.page.getByRole('button', { name: 'Rename: Seat 1' }).click()
    await ada.page.getByRole('textbox', { name: 'Your name' }).fill('Adele')
    await ada.page.getByRole('button', { name: 'Keep the name' }).click()
    await ada.page.getByText('Adele', { exact: true }).waitFor()
    await ada.page.getByRole('button', { name: 'Rename: Seat 2' }).click()
    await ada.page.getByRole('textbox', { name: 'Name of seat 2' }).fill('for Chiara')
    await ada.page.getByRole('button', { name: 'Keep the name' }).click()
    const guest = await visit(here.browser)
    await guest.page.goto(link)
    await guest.page.getByText('Adele asks you to a race').waitFor()
    await guest.page.getByText('for Chiara').first().waitFor()
    await ada.page.goto(at('/account'))
    await ada.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Adele')
    await ada.page.getByLabel('Passphrase').fill('five cylinders misfire')
    await ada.page.getByRole('button', { name: 'Make an account' }).click()
    await ada.page.getByRole('button', { name: 'Change the name' }).click()
    await ada.page.getByRole('textbox', { name: 'New name' }).fill('Adelaide')
    await ada.page.getByRole('button', { name: 'Keep the name' }).first().click()
    await ada.page.getByText('You are Adelaide.').waitFor()
    expect([...ada.errors, ...guest.errors]).toEqual([])
    for (const { context } of [ada, guest]) await context.close()
  }, 60_000)

  test('a race that is over is found again, its whole log is read, and discarding asks once', async () => {
    const { page, context, errors } = await visit(here.browser)
    await page.goto(here.pages.address)
    await shelve(page, [flag])
    await page.goto(here.pages.address)
    await page.getByRole('link', { name: 'My races' }).first().click()
    await page.getByRole('link', { name: 'Whole log' }).click()
    await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor()
    const told = await page.getByRole('listitem').count()
    expect(told).toBeGreaterThan(100) // and not the last forty lines
    await picture(page, 'log-desk-day')
    await page.getByRole('searchbox').fill('FD-GEAR')
    expect(await page.getByRole('listitem').count()).toBeLessThan(told)
    await page.getByRole('link', { name: 'Results' }).click()
    await page.getByRole('dialog', { name: /win/ }).waitFor()
    // Having been opened, it is known how it ended.
    await page.goto(at('/tables'))
    await page.getByText(/^\d(st|nd|rd|th) of 4$|^out$/).waitFor()
    await picture(page, 'races-desk-day')
    await page.getByRole('button', { name: /^Discard/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'No, go back' }).click()
    expect(await page.getByRole('link', { name: 'Whole log' }).count()).toBe(1)
    await page.getByRole('button', { name: /^Discard/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('link', { name: 'Whole log' }).waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    await context.close()
  }, 90_000)

  test('the rulebook has contents, a search, both games, and leads back to the race', async () => {
    const { page, context, errors } = await visit(here.browser)
    await page.goto(at('/solo/formula-d/first-race'))
    await settled(page)
    const race = new URL(page.url()).pathname
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByRole('link', { name: 'Rules of Formula D' }).click()
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByRole('button', { name: /Overshooting/ }).click()
    await page.getByRole('heading', { name: /Overshooting/ }).waitFor()
    expect(await contents.getByRole('button', { name: /Weather/ }).innerText()).toContain('off in this race')
    await picture(page, 'rulebook-desk-day')
    await page.getByRole('searchbox').fill('debris collision')
    await page.getByText(/^Found: debris collision/).waitFor()
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
    await page.getByRole('searchbox').fill('no such words anywhere')
    await page.getByText('No rule has these words.').waitFor()
    await page.getByRole('link', { name: 'Schneider Trophy' }).click()
    await expect.poll(() => page.getByRole('article').first().innerText()).toMatch(/^ST-/)
    await page.getByRole('link', { name: 'Back to the race' }).click()
    await settled(page)
    expect(new URL(page.url()).pathname).toBe(race)
    // A link to a kind of rule opens its chapter.
    await page.goto(at('/rulebook/ST-EXP'))
    await page.getByRole('heading', { name: /Expert cockpit/ }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  }, 90_000)

  test('the host of a damaged table goes on from the last good line, or saves what there is', async () => {
    for (const way of ['go on', 'end'] as const) {
      const { page, context, errors } = await visit(here.browser)
      await set_table(page)
      await page.getByRole('button', { name: /^Start/ }).click()
      await decision(page).waitFor()
      const path = new URL(page.url()).pathname
      await page.goto('about:blank') // nobody asks a server that is away
      errors.length = 0 // an empty page keeps no preferences
      await damage(here.pages, path)
      await page.goto(at(path))
      await page.getByRole('heading', { name: 'This table is damaged' }).waitFor()
      await picture(page, 'damaged-desk-day')
      if (way === 'go on') {
        await page.getByRole('button', { name: /^Go on/ }).click()
        await decision(page).waitFor()
        expect(new URL(page.url()).pathname).not.toBe(path)
      } else {
        await page.getByRole('button', { name: /^End the race/ }).click()
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page
            .getByRole('dialog')
            .getByRole('button', { name: /^End the race/ })
            .click(),
        ])
        expect(file.suggestedFilename()).toContain('.jsonl')
        await page.getByText('The race is over. Keep its record').waitFor()
      }
      expect(errors).toEqual([])
      await context.close()
    }
  }, 90_000)

  test.each([desk, phone])(
    'race now takes level, rivals and circuit on the poster, and is one press: $width',
    async (size) => {
      const { page, context, errors } = await visit(here.browser, { size })
      await page.goto(here.pages.address)
      await shelve(page, [{ ...flag, result: { place: 1, of: 4, out: false } }]) // against club bots
      await page.goto(here.pages.address)
      await page.getByRole('button', { name: 'Level, rivals, circuit' }).click()
      const panel = page.getByRole('group', { name: 'Level, rivals, circuit' })
      // Whoever has won is advised to try those above.
      expect(await panel.getByText('suggested').locator('..').innerText()).toMatch(/works pilot/i)
      await panel.getByRole('radio', { name: /^rookie/i }).check()
      await panel.getByRole('combobox', { name: 'Rivals' }).selectOption('3')
      await panel.getByRole('combobox', { name: 'Circuit' }).selectOption('Race City')
      await picture(page, `race-now-${size.width}`)
      await page.getByRole('button', { name: /^Race now/ }).click()
      await decision(page).waitFor()
      const [raced] = await shelved(page)
      expect(raced?.circuit).toBe('race-city')
      expect((raced?.seats as { pilot: string }[]).map(({ pilot }) => pilot)).toEqual([
        'person',
        'rookie',
        'rookie',
        'rookie',
      ])
      // What one likes is kept, and can be given up.
      await page.goto(here.pages.address)
      await page.getByRole('button', { name: /rookie · 3 rivals · Race City/ }).click()
      await panel.getByRole('button', { name: 'As on the poster' }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Race now/ }).click()
      await decision(page).waitFor()
      expect((await shelved(page))[0]).toMatchObject({ circuit: 'monaco', seats: { length: 10 } })
      expect(errors).toEqual([])
      await context.close()
    },
    90_000,
  )

  const small = [
    [360, 640],
    [390, 844],
    [640, 360],
    [844, 390],
    [800, 600],
    [1024, 768],
  ] as const
  test.each(['en', 'it', 'fr'] as const)(
    'no word is broken or cut on small screens, and fingers find their targets: %s',
    async (language) => {
      const ada = await visit(here.browser, { language, touch: true })
      const { page, errors } = ada
      const wrong: string[] = []
      const faults_now = async (): Promise<string[]> => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        return [
          ...(wide > 1 ? [`${wide} px too wide`] : []),
          ...(await spoilt_words(page)),
          ...(await small_targets(page)),
        ]
      }
      const look = async (name: string) => {
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        for (const [width, height] of small) {
          await page.setViewportSize({ width, height })
          // What has just changed is laid out in the next pictures.
          let found = await faults_now()
          for (let i = 0; i < 20 && found.length > 0; ++i) {
            await page.waitForTimeout(100)
            found = await faults_now()
          }
          wrong.push(...found.map((fault) => `${name} ${width}×${height}: ${fault}`))
          if (language === 'fr') await picture(page, `small-${name}-${width}x${height}`)
        }
      }
      await page.goto(here.pages.address)
      await shelve(page, [{ ...flag, result: { place: 2, of: 4, out: false } }])
      await page.goto(here.pages.address)
      await page.locator('.now').waitFor()
      await look('home')
      await page.goto(at('/friends'))
      await page.locator('#seat-0').fill('Ada')
      await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))
      await look('friends')
      await page.locator('.go').click()
      await page.locator('.lane').first().waitFor()
      await look('room')
      const link = await page.locator('.link input').first().inputValue()
      const path = new URL(page.url()).pathname
      await page.goto(at('/tables'))
      await page.locator('.album li').first().waitFor()
      await look('races')
      await page.goto(at(`/log/race/${flag.id}`))
      await page.locator('section[id^=round]').first().waitFor()
      await look('log')
      await page.goto(at('/account'))
      await page.locator('#passphrase').waitFor()
      await look('account')
      await page.goto(at('/rulebook/FD-OVER-05'))
      await page.locator('article.here').waitFor()
      await look('rules')
      await ada.context.clearCookies()
      await page.goto('about:blank')
      await page.goto(`${at(path)}#${link.split('#')[1]}`)
      await page.locator('.telegram').waitFor()
      await look('sit')
      expect(wrong).toEqual([])
      expect(errors.filter((error) => !/localStorage/.test(error))).toEqual([])
      await ada.context.close()
    },
    240_000,
  )

  test('nothing Axe objects to on what other tests do not see', async () => {
    const { page, context } = await visit(here.browser, { theme: 'night' })
    await page.goto(here.pages.address)
    await shelve(page, [flag])
    const wrong: string[] = []
    for (const path of ['/tables', `/log/race/${flag.id}`, '/rulebook/ST-EXP']) {
      await page.goto(at(path))
      await page.getByRole('heading').first().waitFor()
      await page.locator('.album li, section[id^=round], article').first().waitFor()
      wrong.push(...(await faults(page)).map((fault) => `${path}: ${fault}`))
    }
    expect(wrong).toEqual([])
    await context.close()
  }, 60_000)
})
