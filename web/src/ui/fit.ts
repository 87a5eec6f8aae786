// A line that must not be cut is set smaller until it fits its box; where even the least size is too wide, it is broken.
interface Line {
  text: string
  least: number // px
}

export function fit(line: HTMLElement, given: Line): { update(now: Line): void; destroy(): void } {
  let { least } = given
  // A text that is too wide by a fraction of a pixel is cut as well; scrollWidth does not know fractions.
  const words = document.createRange()
  const too_wide = (): boolean => {
    words.selectNodeContents(line)
    return words.getBoundingClientRect().width > line.clientWidth
  }
  const measure = (): void => {
    line.style.fontSize = line.style.whiteSpace = ''
    let size = parseFloat(getComputedStyle(line).fontSize)
    while (size > least && too_wide()) line.style.fontSize = `${(size -= 0.5)}px`
    if (too_wide()) line.style.whiteSpace = 'normal'
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
