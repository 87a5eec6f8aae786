// Says, as data-more on the holder of a scrolling box, on which sides there is more than the box shows; base.css marks
// those sides.
export function edges(box: HTMLElement): { destroy(): void } {
  const holder = box.parentElement
  const look = (): void => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = box
    const sides = {
      left: scrollLeft > 2,
      right: scrollLeft + clientWidth < scrollWidth - 2,
      up: scrollTop > 2,
      down: scrollTop + clientHeight < scrollHeight - 2,
    }
    holder?.setAttribute(
      'data-more',
      Object.entries(sides)
        .flatMap(([side, more]) => (more ? [side] : []))
        .join(' '),
    )
  }
  const sizes = new ResizeObserver(look)
  const watch = (): void => {
    sizes.disconnect()
    for (const each of [box, ...box.children]) sizes.observe(each)
    look()
  }
  const children = new MutationObserver(watch)
  children.observe(box, { childList: true })
  box.addEventListener('scroll', look, { passive: true })
  watch()
  return {
    destroy: () => {
      sizes.disconnect()
      children.disconnect()
      box.removeEventListener('scroll', look)
    },
  }
}
