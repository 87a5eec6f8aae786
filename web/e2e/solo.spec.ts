import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { engine } from '../test/support'
import {
  answered,
  confirm,
  counted,
  decision,
  drawn,
  drive_to_the_flag,
  opened,
  phone,
  picture,
  settled,
  site,
  visit,
} from './support'

const here = opened(site)

describe('a race alone', () => {
  test('from the poster to the flag by mouse; its record proves the dice', async () => {
    const { page, context, errors } = await visit(here.browser)
    await page.goto(here.pages.address)
    await page.getByRole('button', { name: /Race now/ }).waitFor()
    await picture(page, 'home-desk-day')
    await page.getByRole('button', { name: /Race now/ }).click()
    await drive_to_the_flag(page, async (turn) => {
      if (turn === 6) await picture(page, 'race-desk-day')
    })
    await page.getByRole('dialog').waitFor()
    await picture(page, 'results-desk-day')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('dialog')
        .getByRole('button', { name: /record/i })
        .click(),
    ])
    const record = readFileSync(await download.path(), 'utf8')
    const verdict = (await engine()).call<{ sound: boolean; rolls_proven: boolean }>({ do: 'verify', record })
    expect(verdict).toMatchObject({ sound: true, rolls_proven: true })
    expect(errors).toEqual([])
    await context.close()
  }, 600_000)

  test('on a phone, at night, by keyboard; a reload in mid-race loses nothing', async () => {
    const { page, context, errors } = await visit(here.browser, { size: phone, theme: 'night' })
    await page.goto(here.pages.address)
    await picture(page, 'home-phone-night')
    await page.getByRole('button', { name: /Race now/ }).click()
    for (let turn = 0; turn < 5; ++turn) {
      await settled(page)
      await answered(page, () => page.keyboard.press('Enter'))
    }
    await settled(page)
    await counted(page)
    await picture(page, 'race-phone-night')
    const before = await decision(page).innerText()
    const order = await page.getByRole('list', { name: 'Order of the race' }).innerText()
    await page.reload()
    await settled(page)
    await counted(page)
    expect(await decision(page).innerText()).toBe(before)
    expect(await page.getByRole('list', { name: 'Order of the race' }).innerText()).toBe(order)
    await confirm(page)
    await page.goto(here.pages.address)
    await page
      .getByRole('link', { name: /Take your turn|Continue/ })
      .first()
      .click()
    await settled(page)
    expect(errors).toEqual([])
    await context.close()
  }, 120_000)

  test('offline after the first race, and with a game never seen before', async () => {
    const { page, context, errors } = await visit(here.browser, { offline: true })
    await page.goto(here.pages.address)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await page.getByRole('button', { name: /Race now/ }).click()
    await drawn(page)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.waitForTimeout(500)
    await context.setOffline(true)
    await page.goto(here.pages.address)
    await page.getByRole('button', { name: /Race now/ }).click()
    await settled(page)
    await confirm(page)
    await settled(page)
    await page.goto(`${here.pages.address}/solo/schneider/first-flight`)
    await drawn(page)
    expect(errors).toEqual([])
    await context.close()
  }, 180_000)
})
