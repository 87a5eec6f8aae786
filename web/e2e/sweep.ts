// Races and campaigns in every language, with other dice every time, answered half at random: every question of each is
// looked at. Where words are cut or an answer cannot be seen there is a picture of it in build/screenshots. `npm run
// sweep` after tools/build-web; SWEEPS=5 for more of them.
import { describe, expect, test } from 'vitest'
import { cramped, faults } from './axe'
import { cut_words, out_of_sight, small_targets, spoilt_words } from './sight'
import { questions, saved, shelve } from './positions'
import { answered, counted, desk, files_only, opened, phone, picture, visit, type Page } from './support'

const here = opened(files_only)
const sizes = { desk, phone }
// Each question is looked at in these windows too, when it first comes up. SWEEP=formula-d sweeps one game.
const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 800, height: 600 },
  { width: 1024, height: 768 },
]
const touched = 900 // narrower windows are touched
const languages = ['en', 'fr', 'it'] as const
const tables = [
  'schneider/expert',
  'schneider/full-campaign',
  'formula-d/club-night',
  'formula-d/road-race',
  'formula-d/full-advanced',
].filter((table) => table.startsWith(process.env['SWEEP'] ?? ''))
const sweeps = Array.from({ length: Number(process.env['SWEEPS'] ?? 1) }, (_, i) => i + 1)
const races = sweeps.flatMap((n) =>
  tables.flatMap((table) => (['phone', 'desk'] as const).map((size) => ({ n, table, size }))),
)

const answers = '[data-question] [role="radio"]'
const headings = '[data-question] h2 > span:first-of-type'

// What is asked, by its key, in whatever language; null when the race is over. What is only shown is hurried.
async function asked_next(page: Page): Promise<string | null> {
  for (const end = Date.now() + 60_000; Date.now() < end; await page.waitForTimeout(50)) {
    const standing = await page.evaluate(
      (radio) =>
        document.querySelector(radio)
          ? document.querySelector('[data-question]')?.getAttribute('data-question')
          : document.querySelector('dialog[open]')
            ? null
            : undefined,
      answers,
    )
    if (standing !== undefined) return standing
    await page.keyboard.press('Space')
  }
  throw new Error('Nothing was asked, and the race is not over.')
}

async function misfits(page: Page): Promise<string[]> {
  const narrow = (page.viewportSize()?.width ?? 0) < touched
  return [
    ...(await cramped(page)),
    ...(await cut_words(page, headings)),
    ...(await spoilt_words(page)),
    ...(await out_of_sight(page, answers)),
    ...(narrow ? await small_targets(page, '.bottom') : []), // what lies under the thumb
  ]
}

async function misfits_in_windows(page: Page, name: string): Promise<string[]> {
  const before = page.viewportSize() ?? desk
  const found: string[] = []
  for (const size of windows) {
    await page.setViewportSize(size)
    await page.waitForTimeout(350)
    const faulty = await misfits(page)
    const window = `${size.width}×${size.height}`
    if (faulty.length > 0) await picture(page, `${name}-${window}`)
    found.push(...faulty.map((fault) => `${window}: ${fault}`))
  }
  await page.setViewportSize(before)
  await page.waitForTimeout(350)
  return found
}

// Without dice: positions in which each question of a game is asked. `npm run sweep -- -t windows`
describe('in small windows', () => {
  test.each(languages)(
    'every question in %s',
    async (language) => {
      const { page, context, errors } = await visit(here.browser, { language })
      await page.goto(here.pages.address)
      const found: string[] = []
      for (const question of questions) {
        await shelve(page, [await saved(question)])
        await page.goto(`${here.pages.address}/race/e2e-${question.name}`)
        await asked_next(page)
        await counted(page)
        const faulty = await misfits_in_windows(page, `window-${question.name}-${language}`)
        if (faulty.length > 0) console.log(question.name, language, faulty)
        found.push(...faulty.map((fault) => `${question.name}, ${fault}`))
      }
      expect(found).toEqual([])
      expect(errors).toEqual([])
      await context.close()
    },
    1_800_000,
  )
})

describe('with other dice', () => {
  test.each(races)(
    '$table on the $size, $n',
    async ({ n, table, size }) => {
      const language = languages[(n + (size === 'phone' ? 0 : 1)) % 3] ?? 'en'
      const { page, context, errors } = await visit(here.browser, { size: sizes[size], language })
      await page.goto(`${here.pages.address}/solo/${table}`)
      const found: string[] = []
      const seen = new Set<string>()
      for (let turn = 0, asked = await asked_next(page); asked !== null; ++turn, asked = await asked_next(page)) {
        const others = page.locator(`${answers}[aria-checked=false]`)
        const count = Math.random() < 0.5 ? await others.count() : 0
        if (count > 0)
          await others
            .nth(Math.floor(Math.random() * count))
            .click({ timeout: 3000 })
            .catch(() => undefined)
        const name = `sweep-${table.replace('/', '-')}-${size}-${language}-${n}-${turn}`
        let faulty = await misfits(page)
        // Odds come later, and what they push aside is fitted anew.
        if (faulty.length > 0) await page.waitForTimeout(500)
        if (faulty.length > 0) faulty = await misfits(page)
        if (!seen.has(asked)) faulty.push(...(await faults(page)), ...(await misfits_in_windows(page, name)))
        seen.add(asked)
        if (faulty.length > 0) await picture(page, name)
        // It takes long: no need to wait for the end.
        if (faulty.length > 0) console.log(table, size, language, turn, asked, faulty)
        found.push(...faulty.map((fault) => `${language}, turn ${turn}, ${asked}: ${fault}`))
        await answered(page, () => page.keyboard.press('Enter')).catch(() => undefined) // it may have been the last
      }
      expect(found).toEqual([])
      expect(errors).toEqual([])
      await context.close()
    },
    1_800_000,
  )
})
