// A line that must not be cut is set smaller until it fits its box, then said in fewer words; where even the least size
// is too wide, it is broken.
interface Line {
  text: string
  least: number // px
  shorter?: string // what is said where the text is too long; the words of the line are then written here
  rows?: number // how many the text may take, where it is one of several rows
}

export function fit(line: HTMLElement, given: Line): { update(now: Line): void; destroy(): void } {
  let now = given
  // A text that is too wide by a fraction of a pixel is cut as well; scrollWidth and clientWidth do not know fractions.
  const words = document.createRange()
  const too_big = (): boolean => {
    words.selectNodeContents(line)
    const { width, height } = words.getBoundingClientRect()
    return now.rows
      ? Math.round(height / parseFloat(getComputedStyle(line).lineHeight)) > now.rows
      : width > line.getBoundingClientRect().width + 0.05
  }
  const fits = (): boolean => {
    line.style.fontSize = line.style.whiteSpace = ''
    let size = parseFloat(getComputedStyle(line).fontSize)
    while (size > now.least && too_big()) line.style.fontSize = `${(size = Math.max(now.least, size - 0.5))}px`
    return !too_big()
  }
  const measure = (): void => {
    const wordings = now.shorter === undefined ? [null] : [now.text, now.shorter]
    for (const wording of wordings) {
      if (wording !== null) line.textContent = wording
      if (fits()) return
    }
    line.style.whiteSpace = 'normal'
  }
  // What stands beside the line may take of its room as well; it is then measured in the next picture, not within this
  // one.
  const sizes = new ResizeObserver((seen) =>
    seen.some(({ target }) => target !== line) ? measure() : void requestAnimationFrame(measure),
  )
  if (line.parentElement) sizes.observe(line.parentElement)
  sizes.observe(line)
  void document.fonts.ready.then(measure)
  measure()
  return {
    update: (next) => {
      now = next
      measure()
    },
    destroy: () => sizes.disconnect(),
  }
}
