// Races and campaigns in every language, with other dice every time, answered half at random: every question of each is
// looked at. Where words are cut or an answer cannot be seen there is a picture of it in build/screenshots. `npm run
// sweep` after tools/build-web; SWEEPS=5 for more of them.
import { describe, expect, test } from 'vitest'
import { cramped, faults } from './axe'
import { cut_words, out_of_sight } from './sight'
import { answered, desk, files_only, opened, phone, picture, visit, type Page } from './support'

const here = opened(files_only)
const sizes = { desk, phone }
const languages = ['en', 'fr', 'it'] as const
const tables = [
  'schneider/expert',
  'schneider/full-campaign',
  'formula-d/club-night',
  'formula-d/road-race',
  'formula-d/full-advanced',
]
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

async function misfits(page: Page, table: string): Promise<string[]> {
  const cut = [...(await cramped(page)), ...(await cut_words(page, headings))]
  // In the other game answers lie in a row that is drawn along.
  return table.startsWith('schneider') ? [...cut, ...(await out_of_sight(page, answers))] : cut
}

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
        let faulty = await misfits(page, table)
        // Odds come later, and what they push aside is fitted anew.
        if (faulty.length > 0) await page.waitForTimeout(500)
        if (faulty.length > 0) faulty = await misfits(page, table)
        if (!seen.has(asked)) faulty.push(...(await faults(page)))
        seen.add(asked)
        if (faulty.length > 0) await picture(page, `sweep-${table.replace('/', '-')}-${size}-${language}-${n}-${turn}`)
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
