// Races and campaigns with other dice every time, answered half at random: every question of each is looked at. Where
// words are cut or an answer cannot be seen there is a picture of it in build/screenshots. `npm run sweep` after
// tools/build-web; SWEEPS=5 for more of them.
import { describe, expect, test } from 'vitest'
import { cramped, faults } from './axe'
import { cut_words, out_of_sight } from './sight'
import { confirm, desk, files_only, opened, phone, picture, question, settled, visit } from './support'

const here = opened(files_only)
const sizes = { desk, phone }
const tables = ['schneider/expert', 'schneider/full-campaign', 'formula-d/club-night', 'formula-d/road-race', 'formula-d/full-advanced']
const sweeps = Array.from({ length: Number(process.env['SWEEPS'] ?? 1) }, (_, i) => i + 1)
const races = sweeps.flatMap((n) => tables.flatMap((table) => (['phone', 'desk'] as const).map((size) => ({ n, table, size }))))

const answers = '[data-question] [role="radio"]'
const headings = '[data-question] h2 > span:first-of-type'

describe('with other dice', () => {
  test.each(races)('$table on the $size, $n', async ({ n, table, size }) => {
    const { page, context, errors } = await visit(here.browser, { size: sizes[size] })
    await page.goto(`${here.pages.address}/solo/${table}`)
    const found: string[] = []
    const seen = new Set<string>()
    for (let turn = 0; (await settled(page)) === 'asked'; ++turn) {
      const asked = await question(page)
      const others = page.locator(`${answers}[aria-checked=false]`)
      const count = Math.random() < 0.5 ? await others.count() : 0
      if (count > 0) await others.nth(Math.floor(Math.random() * count)).click({ timeout: 3000 }).catch(() => undefined)
      const faulty = [...(await cramped(page)), ...(await cut_words(page, headings))]
      if (table.startsWith('schneider')) faulty.push(...(await out_of_sight(page, answers))) // the others lie in a row that is drawn along
      if (!seen.has(asked)) faulty.push(...(await faults(page)))
      seen.add(asked)
      if (faulty.length > 0) await picture(page, `sweep-${table.replace('/', '-')}-${size}-${n}-${turn}`)
      if (faulty.length > 0) console.log(table, size, turn, faulty) // it takes long: no need to wait for the end
      found.push(...faulty.map((fault) => `turn ${turn}, ${asked}: ${fault}`))
      await confirm(page)
    }
    expect(found).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  }, 1_800_000)
})
