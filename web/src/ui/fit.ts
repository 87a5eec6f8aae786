// A line that must not be cut is set smaller until it fits its box; where even the least size is too wide, it is broken.
interface Line {
  text: string
  least: number // px
}

export function fit(line: HTMLElement, given: Line): { update(now: Line): void; destroy(): void } {
  let { least } = given
  const measure = (): void => {
    line.style.fontSize = line.style.whiteSpace = ''
    let size = parseFloat(getComputedStyle(line).fontSize)
    while (size > least && line.scrollWidth > line.clientWidth) line.style.fontSize = `${(size -= 0.5)}px`
    if (line.scrollWidth > line.clientWidth) line.style.whiteSpace = 'normal'
  }
  const sizes = new ResizeObserver(measure)
  if (line.parentElement) sizes.observe(line.parentElement)
  void document.fonts.ready.then(measure)
  measure()
  return {
    update: (now) => {
      least = now.least
      measure()
    },
    destroy: () => sizes.disconnect(),
  }
}
