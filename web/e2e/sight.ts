// What a person cannot see: what lies outside the window, under something else, or outside a box that does not show
// that it scrolls (ui/edges.ts).
import type { Page } from './support'

export async function out_of_sight(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    interface Box {
      left: number
      top: number
      right: number
      bottom: number
    }
    const beyond = (inner: Box, outer: Box) =>
      inner.left < outer.left - 1.5 ||
      inner.top < outer.top - 1.5 ||
      inner.right > outer.right + 1.5 ||
      inner.bottom > outer.bottom + 1.5
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    })
    const fault_of = (element: Element): string | null => {
      let box: Box = element.getBoundingClientRect()
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const frame = around.getBoundingClientRect()
        if (!beyond(box, frame)) continue
        const led = /auto|scroll/.test(overflowX + overflowY) && around.parentElement?.dataset['more']
        if (!led) return `is cut by ${around.tagName}.${around.className}`
        box = meet(box, frame)
      }
      if (beyond(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return 'is outside the window'
      const [width, height] = [box.right - box.left, box.bottom - box.top]
      if (width < 8 || height < 8) return null // scrolled away, and led to
      const top = document.elementFromPoint(box.left + width / 2, box.top + height / 2)
      return top && !element.contains(top) && !top.contains(element)
        ? `is covered by ${top.tagName}.${top.className}`
        : null
    }
    return [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
      const fault = fault_of(element)
      return fault ? [`${element.innerText.replaceAll('\n', ' ').slice(0, 40)} ${fault}`] : []
    })
  }, selector)
}

// Words that end in dots, or run over their box.
export async function cut_words(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const cut = (element: HTMLElement) =>
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 4
    return [...document.querySelectorAll<HTMLElement>(wanted)].filter(cut).map((element) => `cut: ${element.innerText}`)
  }, selector)
}

// Words that are broken in two, or cut by the box they stand in; links and rules' ids may break.
export async function spoilt_words(page: Page, root = 'body'): Promise<string[]> {
  return page.evaluate((wanted) => {
    const texts = document.createTreeWalker(document.querySelector(wanted) ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const spoilt: string[] = []
    const hidden = (element: Element) =>
      element.closest('.unseen, svg, option, select, [aria-hidden=true]') !== null ||
      !element.checkVisibility({ visibilityProperty: true })
    // The nearest box that hides what is outside, unless it scrolls.
    const clipping = (element: Element): DOMRect | null => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, display } = getComputedStyle(box)
        if (/auto|scroll/.test(overflowX)) return null
        if (/hidden|clip/.test(overflowX) && display !== 'inline') return box.getBoundingClientRect()
      }
      return null
    }
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement
      if (!around || hidden(around)) continue
      const frame = clipping(around)
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) spoilt.push(`broken: ${word}`)
        const { left, right } = range.getBoundingClientRect()
        if (frame && (left < frame.left - 1 || right > frame.right + 1)) spoilt.push(`cut: ${word}`)
      }
    }
    return spoilt
  }, root)
}

// What a finger has to hit: at least so many pixels on each side. Links within a sentence are as high as its lines.
export async function small_targets(page: Page, root = 'body', least = 44): Promise<string[]> {
  return page.evaluate(
    ({ root: wanted, least: side }) => {
      const reach = 'button, select, summary, input, a.button, a.go, nav a, label:has(> input)'
      const found = [...(document.querySelector(wanted)?.querySelectorAll<HTMLElement>(reach) ?? [])]
      return found.flatMap((target) => {
        if (!target.checkVisibility({ opacityProperty: false }) || target.closest('.unseen')) return []
        if (target.matches('label > input')) return [] // its label is what one hits
        const { width, height } = target.getBoundingClientRect()
        const said = target.innerText.trim() || target.getAttribute('aria-label') || target.id
        return Math.round(height) < side || Math.round(width) < Math.min(side, 40)
          ? [`${said.slice(0, 30)}: ${Math.round(width)} × ${Math.round(height)}`]
          : []
      })
    },
    { root, least },
  )
}
