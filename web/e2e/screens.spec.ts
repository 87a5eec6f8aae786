// Every screen in both sizes and both lights: a picture of each, nothing cut off, nothing Axe objects to.
import { beforeAll, describe, expect, test } from 'vitest'
import { cramped, faults } from './axe'
import { questions, saved, shelve, type Saved } from './positions'
import {
  cards,
  counted,
  decision,
  desk,
  drawn,
  opened,
  phone,
  picture,
  program,
  served,
  settled,
  unfold,
  visit,
  type Page,
} from './support'

const here = opened(served, program)
let lap: Saved
let flag: Saved
let positions: Saved[]
beforeAll(async () => {
  if (!program) return
  lap = await saved({ name: 'lap', preset: 'first-race', question: 'move', seats: 10 })
  flag = await saved({ name: 'flag', preset: 'first-race', seats: 10 })
  positions = await Promise.all(questions.map(saved))
}, 60_000)

const sizes = { desk, phone } as const
const looks = (['desk', 'phone'] as const).flatMap((size) =>
  (['day', 'night'] as const).map((theme) => ({ size, theme })),
)

interface Seen {
  page: Page
  look(name: string): Promise<void>
}

async function lobby_screens({ page, look }: Seen): Promise<void> {
  await page.goto(`${here.pages.address}/friends`)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await look('friends')
  await unfold(page, 'Options')
  await page.getByText('House rules, where the book leaves room').click()
  await look('friends-options')
  await unfold(page, 'Where and when')
  await page.getByRole('radio', { name: /By post/ }).check()
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.getByRole('textbox', { name: 'Link for seat 2' }).waitFor()
  await page.locator('.place').first().scrollIntoViewIfNeeded()
  await page.locator('.place svg').waitFor()
  await look('waiting')
  await page.getByRole('button', { name: /^Start/ }).click()
  await decision(page).waitFor()
  await page.getByRole('button', { name: /Menu|Table talk/ }).click()
  await look('panel')
  await page.getByRole('dialog').getByRole('button', { name: 'Whole circuit' }).click()
  await settled(page)
  await counted(page)
  await look('by-post')
  if (await page.getByRole('button', { name: 'Seats and host' }).isVisible())
    await page.getByRole('button', { name: 'Seats and host' }).click()
  else {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Seats and host' }).click()
  }
  await look('host')
  await page.goto(`${here.pages.address}/here`)
  await page.getByRole('button', { name: 'To the grid' }).waitFor()
  await look('here')
}

async function account_screens({ page, look }: Seen, name: string): Promise<void> {
  await page.goto(`${here.pages.address}/account`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByLabel('Passphrase').fill('five cylinders misfire')
  await look('account')
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.getByText(`You are ${name}.`).waitFor()
  await look('account-in')
  await page.goto(`${here.pages.address}/tables`)
  await page.getByRole('link', { name: 'Go to the table' }).first().waitFor()
  await look('tables')
}

async function race_screens({ page, look }: Seen): Promise<void> {
  await shelve(page, [lap, flag])
  await page.goto(`${here.pages.address}/race/${lap.id}`)
  await settled(page)
  await drawn(page)
  await counted(page)
  await look('race')
  await page.keyboard.press('t')
  await page.getByRole('region', { name: 'Text board' }).waitFor()
  await look('text')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await look('help')
  await page.goto(`${here.pages.address}/race/${flag.id}`)
  await page.getByRole('dialog', { name: /win/ }).waitFor()
  await look('results')
}

async function house_screens({ page, look }: Seen): Promise<void> {
  await page.goto(here.pages.address)
  await page.getByRole('button', { name: /Race now/ }).waitFor()
  await look('home')
  await page.getByRole('button', { name: 'Settings' }).first().click()
  await page.getByRole('dialog').waitFor()
  await look('settings')
  await page.goto(`${here.pages.address}/rulebook/FD-OVER-02`)
  await page.getByRole('searchbox').waitFor()
  await look('rules')
}

describe.skipIf(!program)('every screen', () => {
  test('a fault would be found', async () => {
    const { page, context } = await visit(here.browser, { size: phone })
    await page.goto(`${here.pages.address}/healthz`) // words without a page around them
    await page.setContent(
      '<img src="/x.png"><hr style="width:900px"><p style="color:#e0d4b4;background:#fff">pale words</p>' +
        '<p data-question="x"><b style="display:block;width:60px;overflow:hidden;white-space:nowrap">' +
        '1 brake, 1 gearbox</b></p>',
    )
    const found = (await faults(page)).join()
    expect(found).toContain('image-alt')
    expect(found).toContain('color-contrast')
    const cut = (await cramped(page)).join()
    expect(cut).toContain('px wide')
    expect(cut).toContain('a line is cut: 1 brake, 1 gearbox')
    await context.close()
  }, 60_000)

  test.each(looks)(
    'at $size size by $theme',
    async ({ size, theme }) => {
      const { page, context, errors } = await visit(here.browser, { size: sizes[size], theme })
      const wrong: string[] = []
      const look = async (name: string) => {
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        await picture(page, `${name}-${size}-${theme}`)
        wrong.push(...[...(await faults(page)), ...(await cramped(page))].map((fault) => `${name}: ${fault}`))
      }
      await house_screens({ page, look })
      await lobby_screens({ page, look })
      await account_screens({ page, look }, `Cora ${size} ${theme}`)
      await race_screens({ page, look })
      expect(wrong).toEqual([])
      expect(errors).toEqual([])
      await context.close()
    },
    300_000,
  )

  const trays = { desk: { size: desk, theme: 'day' }, phone: { size: phone, theme: 'night' } } as const
  test.each(Object.keys(trays) as (keyof typeof trays)[])(
    'every question on the %s',
    async (where) => {
      const { page, context, errors } = await visit(here.browser, trays[where])
      const wrong: string[] = []
      await page.goto(`${here.pages.address}/account`)
      await shelve(page, positions)
      for (const question of questions) {
        await page.goto(`${here.pages.address}/race/e2e-${question.name}`)
        await settled(page)
        await drawn(page)
        await counted(page)
        await picture(page, `ask-${question.name}-${where}`)
        expect(await decision(page).getAttribute('data-question'), question.name).toBe(question.question)
        expect(await cards(page).count(), question.name).toBeGreaterThan(1)
        wrong.push(...(await cramped(page)).map((fault) => `${question.name}: ${fault}`))
      }
      expect(wrong).toEqual([])
      expect(errors).toEqual([])
      await context.close()
    },
    300_000,
  )
})
