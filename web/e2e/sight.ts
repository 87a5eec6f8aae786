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
