// Two people around one screen, without a server: secrets wait behind the hand-over, turns are called by name.
import { describe, expect, test } from 'vitest'
import {
  answered,
  cards,
  confirm,
  decision,
  files_only,
  opened,
  phone,
  picture,
  settled,
  unfold,
  visit,
  type Page,
} from './support'

const here = opened(files_only)

async function to_the_grid(page: Page, race: string): Promise<void> {
  await page.goto(`${here.pages.address}/here`)
  await page.getByRole('button', { name: 'To the grid' }).waitFor()
  await unfold(page, 'The kind of race')
  await page.getByRole('radio', { name: new RegExp(race) }).check()
  await page.getByRole('textbox', { name: 'Name of seat 1' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Name of seat 2' }).fill('Ben')
  await page.getByRole('button', { name: 'Take seat 4 away' }).click()
  await page.getByRole('button', { name: 'To the grid' }).click()
}

async function choose_in_secret(page: Page, name: string, tyres: string): Promise<void> {
  const cover = page.getByRole('dialog', { name: `${name}, it is your turn` })
  await cover.waitFor()
  expect(await cards(page).count()).toBe(0)
  await page.keyboard.press('ArrowRight') // the keys of the table are dead, too
  expect(await cards(page).count()).toBe(0)
  if (name === 'Ada') await picture(page, 'cover-desk-day')
  await cover.getByRole('button', { name: `I am ${name}` }).click()
  await cards(page).filter({ hasText: tyres }).click()
  await decision(page).getByRole('button').last().click()
}

describe('around one screen', () => {
  test('two people choose in secret, then drive by turns; a reload finds them there', async () => {
    const { page, context, errors } = await visit(here.browser)
    await to_the_grid(page, 'Club night')
    await choose_in_secret(page, 'Ada', 'Soft')
    await choose_in_secret(page, 'Ben', 'Rain')
    const asked: string[] = []
    for (let answer = 0; answer < 14; ++answer) {
      await settled(page)
      const heading = await decision(page).getByRole('heading').innerText()
      const called = /^(Ada|Ben), No (1|2):/.exec(heading)?.[0]
      if (called) asked.push(called) // else the next question is just coming
      if (answer === 6) await picture(page, 'hotseat-desk-day')
      await confirm(page)
    }
    expect([...new Set(asked)].sort()).toEqual(['Ada, No 1:', 'Ben, No 2:'])
    const changes = asked.filter((name, i) => i > 0 && name !== asked[i - 1]).length
    expect(changes).toBeGreaterThanOrEqual(3)
    await settled(page)
    const before = await decision(page).getByRole('heading').innerText()
    await page.reload()
    await settled(page)
    expect(await decision(page).getByRole('heading').innerText()).toBe(before)
    expect(errors).toEqual([])
    await context.close()
  }, 120_000)

  test('two people drive a first race to the flag on a phone, by keyboard', async () => {
    const { page, context, errors } = await visit(here.browser, { size: phone, theme: 'night' })
    await to_the_grid(page, 'First race')
    let answers = 0
    for (; answers < 900 && (await settled(page)) === 'asked'; ++answers) {
      await answered(page, () => page.keyboard.press('Enter'))
    }
    expect(answers).toBeGreaterThan(20)
    const results = page.getByRole('dialog', { name: /win/ })
    await results.waitFor()
    const table = await results.getByRole('table').first().innerText()
    expect(table).toContain('Ada')
    expect(table).toContain('Ben')
    expect(errors).toEqual([])
    await context.close()
  }, 240_000)
})
