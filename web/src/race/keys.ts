// Keys of the table. Everything can be done without a mouse.
export interface Deeds {
  step(by: number): void
  confirm(): void
  escape(): void
  asked(): boolean
  skip(): void
  whole(): void
  zoom(factor: number): void
  pan(dx: number, dy: number): void
  speed(speed: 0.5 | 1 | 2): void
  text(): void
  instructions(): void
  help(): void
  busy(): boolean // a sheet lies over the table
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
// Buttons take Enter and Space themselves, except the cards, which the arrows walk through.
const own_key = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('button, a, [role="log"]') !== null &&
  target.closest('[role="radio"]') === null

export function race_keys(deeds: Deeds): (event: KeyboardEvent) => void {
  const plain: Record<string, (event: KeyboardEvent) => void> = {
    ArrowRight: (event) => (event.shiftKey ? deeds.pan(160, 0) : deeds.step(1)),
    ArrowLeft: (event) => (event.shiftKey ? deeds.pan(-160, 0) : deeds.step(-1)),
    ArrowDown: (event) => (event.shiftKey ? deeds.pan(0, 120) : deeds.step(1)),
    ArrowUp: (event) => (event.shiftKey ? deeds.pan(0, -120) : deeds.step(-1)),
    w: () => deeds.whole(),
    '+': () => deeds.zoom(1.25),
    '=': () => deeds.zoom(1.25),
    '-': () => deeds.zoom(0.8),
    '1': () => deeds.speed(0.5),
    '2': () => deeds.speed(1),
    '3': () => deeds.speed(2),
    t: () => deeds.text(),
    i: () => deeds.instructions(),
    '?': () => deeds.help(),
  }
  return (event) => {
    if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '?' || (!deeds.busy() && plain[event.key])) {
      if (event.key.startsWith('Arrow') && !event.shiftKey && !deeds.asked()) return
      event.preventDefault()
      plain[event.key]?.(event)
      return
    }
    if (deeds.busy()) return
    if (event.key === 'Escape') return deeds.asked() ? deeds.escape() : undefined
    if (own_key(event.target)) return
    if (event.key === 'Enter' && deeds.asked()) {
      event.preventDefault()
      deeds.confirm()
    } else if (event.key === ' ') {
      event.preventDefault()
      if (!deeds.asked()) deeds.skip()
    }
  }
}
