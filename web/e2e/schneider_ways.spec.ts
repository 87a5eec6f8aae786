// Schneider Trophy by keyboard, around one screen, and after a reload: without a server.
import { describe, expect, test } from 'vitest'
import { faults } from './axe'
import {
  answered,
  cards,
  decision,
  files_only,
  opened,
  phone,
  picture,
  question,
  settled,
  unfold,
  visit,
  type Page,
} from './support'

const here = opened(files_only)

const marked = (page: Page) =>
  cards(page).evaluateAll((all) => all.findIndex((card) => card.getAttribute('aria-checked') === 'true'))

async function around_one_screen(page: Page): Promise<void> {
  await page.goto(`${here.pages.address}/here`)
  await page.getByRole('button', { name: 'To the grid' }).waitFor()
  await unfold(page, 'The game')
  await page.getByRole('radio', { name: 'Schneider Trophy' }).check({ force: true }) // its poster lies on it
  await page.getByRole('textbox', { name: 'Name of seat 1' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Name of seat 2' }).fill('Ben')
  for (const seat of [4, 3]) await page.getByRole('button', { name: `Take seat ${seat} away` }).click()
  await page.getByRole('button', { name: 'To the grid' }).click()
}

describe('Schneider Trophy', () => {
  test('is flown by keyboard alone: arrows walk through the cards, Escape takes back, Enter flies', async () => {
    const { page, context, errors } = await visit(here.browser)
    await page.goto(`${here.pages.address}/solo/schneider/first-flight`)
    let walked = false
    let flown = 0
    for (let turn = 0; turn < 100 && flown < 10; ++turn) {
      if ((await settled(page)) === 'over') break
      const what = await question(page)
      if (what === 'card' && !walked && (await cards(page).count()) > 2) {
        const first = await marked(page)
        await page.keyboard.press('ArrowRight')
        expect(await marked(page)).not.toBe(first)
        await page.keyboard.press('ArrowLeft')
        expect(await marked(page)).toBe(first)
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('Escape')
        expect(await marked(page)).toBe(first)
        walked = true
      }
      flown += what === 'card' ? 1 : 0
      await answered(page, () => page.keyboard.press('Enter'))
    }
    expect(walked).toBe(true)
    expect(flown).toBeGreaterThan(4)
    expect(await page.getByRole('log').innerText()).toMatch(/You (play|throttle)/)
    expect(errors).toEqual([])
    await context.close()
  }, 180_000)

  test('at the opening every sign of the course is in sight: no panel, tag or edge hides one', async () => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      const { page, context, errors } = await visit(here.browser, { size })
      await page.goto(`${here.pages.address}/solo/schneider/first-flight`)
      for (let turn = 0; turn < 10; ++turn) {
        await settled(page)
        if ((await question(page)) === 'card') break
        await answered(page, () => page.keyboard.press('Enter'))
      }
      expect(await question(page)).toBe('card')
      await page.waitForTimeout(400)
      const names = await page.locator('.drawing [data-say="name"]').evaluateAll((all) =>
        all.map((name) => {
          const { left, top, right, bottom } = name.getBoundingClientRect()
          const seen = [left + 1, (left + right) / 2, right - 1].every((x) =>
            document.elementFromPoint(x, (top + bottom) / 2)?.closest('.stage'),
          )
          return `${name.textContent}${seen ? '' : ' is hidden'}`
        }),
      )
      expect(names).toEqual(['SEAVIEW', 'HAYLING', 'SOUTHSEA', 'COWES, SHORT', 'COWES'])
      expect(errors).toEqual([])
      await context.close()
    }
  }, 120_000)

  test('a reload in the middle of a race finds the same question, the same cards, the same story', async () => {
    const { page, context, errors } = await visit(here.browser)
    await page.goto(`${here.pages.address}/solo/schneider/first-flight`)
    for (let turn = 0, flown = 0; turn < 60 && flown < 5; ++turn) {
      await settled(page)
      if ((await question(page)) === 'card') ++flown
      await answered(page, () => page.keyboard.press('Enter'))
    }
    await settled(page)
    const seen = async () => ({
      what: await question(page),
      cards: await cards(page).evaluateAll((all) => all.map((card) => card.querySelector('.cd')?.textContent ?? '')),
      order: await page.locator('.tower ol').innerText(),
    })
    const before = await seen()
    await page.reload()
    await settled(page)
    expect(await seen()).toEqual(before)
    await page.goto(here.pages.address)
    await page.getByRole('link', { name: 'Take your turn' }).click()
    await settled(page)
    expect(await seen()).toEqual(before)
    expect(errors).toEqual([])
    await context.close()
  }, 120_000)

  test.each([
    { size: undefined, theme: 'day' as const },
    { size: phone, theme: 'night' as const },
  ])(
    'around one screen a hand is seen by its owner only ($theme)',
    async ({ size, theme }) => {
      const { page, context, errors } = await visit(here.browser, { ...(size ? { size } : {}), theme })
      await around_one_screen(page)
      const handed: string[] = []
      let looked = false
      for (let turn = 0; turn < 200 && handed.length < 8; ++turn) {
        const cover = page.getByRole('dialog', { name: /it is your turn/ })
        await cover.or(decision(page).getByRole('radiogroup')).first().waitFor()
        if (await cover.isVisible()) {
          const name = /^(Ada|Ben)/.exec((await cover.getAttribute('aria-label')) ?? '')?.[0] ?? ''
          expect(await cards(page).count()).toBe(0)
          expect(await page.locator('.cd').count()).toBe(0)
          await page.keyboard.press('t') // the keys of the table are dead under the cover
          expect(await page.getByText(/^Your hand/).count()).toBe(0)
          if (handed.length === 3) {
            await picture(page, `schneider-cover-${size ? 'phone' : 'desk'}-${theme}`)
            expect(await faults(page)).toEqual([])
          }
          expect(name).not.toBe(handed.at(-1))
          handed.push(name)
          await page.keyboard.press('Enter') // the button has the focus
          await decision(page)
            .getByRole('heading', { name: new RegExp(`^${name}`) })
            .waitFor()
          continue
        }
        if ((await question(page)) === 'card' && !looked) {
          looked = true
          await page.waitForTimeout(500)
          await picture(page, `schneider-hotseat-${size ? 'phone' : 'desk'}-${theme}`)
        }
        await answered(page, () => page.keyboard.press('Enter'))
      }
      expect(handed.length).toBe(8)
      expect(new Set(handed)).toEqual(new Set(['Ada', 'Ben']))
      expect(errors).toEqual([])
      await context.close()
    },
    180_000,
  )
})
