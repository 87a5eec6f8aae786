// Axe on a page as it stands: what it finds fails the test, and says where.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from './support'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  id: string
  impact: string
  nodes: { target: string[]; failureSummary: string }[]
}

export async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(at: object, options: object): Promise<{ violations: Finding[] }> }
    }
    // The drawing of the board is hidden from readers (the text board says it all) and has some thousand shapes.
    return (await axe.run({ exclude: ['.drawing', '.poster'] }, { resultTypes: ['violations'] })).violations
  })
  return found.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

// What does not fit: a page wider than its window, a card of the tray whose words are cut off, any line in it that ends
// in an ellipsis or through its letters.
export async function cramped(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What has just changed is fitted in the next picture.
    for (let i = 0; i < 2; ++i) await new Promise(requestAnimationFrame)
    const wide =
      document.documentElement.scrollWidth > innerWidth + 1
        ? [`the page is ${document.documentElement.scrollWidth} px wide`]
        : []
    const said = (element: HTMLElement) => element.innerText.replaceAll('\n', ' ')
    const cut = [...document.querySelectorAll<HTMLElement>('[data-question] [role="radio"]')]
      .filter((card) => card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1)
      .map((card) => `a card is cut: ${said(card)}`)
    const words = document.createRange()
    const clipped = [...document.querySelectorAll<HTMLElement>('[data-question] *:not(svg, svg *)')]
      .filter(
        (line) =>
          line.innerText.trim() !== '' &&
          line.clientWidth > 1 &&
          getComputedStyle(line).overflowX === 'hidden' &&
          line.childElementCount === 0,
      )
      .filter((line) => {
        words.selectNodeContents(line)
        const { width, height } = words.getBoundingClientRect()
        const row = parseFloat(getComputedStyle(line).lineHeight) || height
        return width > line.clientWidth + 0.5 || Math.max(1, Math.round(height / row)) * row > line.clientHeight + 1.5
      })
      .map((line) => `a line is cut: ${said(line)}`)
    return [...wide, ...cut, ...clipped]
  })
}
