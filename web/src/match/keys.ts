// Keys of the table. Everything can be done without a mouse.
export interface KeyActions {
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

export function match_keys(actions: KeyActions): (event: KeyboardEvent) => void {
  const plain: Record<string, (event: KeyboardEvent) => void> = {
    ArrowRight: (event) => (event.shiftKey ? actions.pan(160, 0) : actions.step(1)),
    ArrowLeft: (event) => (event.shiftKey ? actions.pan(-160, 0) : actions.step(-1)),
    ArrowDown: (event) => (event.shiftKey ? actions.pan(0, 120) : actions.step(1)),
    ArrowUp: (event) => (event.shiftKey ? actions.pan(0, -120) : actions.step(-1)),
    w: () => actions.whole(),
    '+': () => actions.zoom(1.25),
    '=': () => actions.zoom(1.25),
    '-': () => actions.zoom(0.8),
    '1': () => actions.speed(0.5),
    '2': () => actions.speed(1),
    '3': () => actions.speed(2),
    t: () => actions.text(),
    i: () => actions.instructions(),
    '?': () => actions.help(),
  }
  return (event) => {
    if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '?' || (!actions.busy() && plain[event.key])) {
      if (event.key.startsWith('Arrow') && !event.shiftKey && !actions.asked()) return
      event.preventDefault()
      plain[event.key]?.(event)
      return
    }
    if (actions.busy()) return
    if (event.key === 'Escape') return actions.asked() ? actions.escape() : undefined
    if (own_key(event.target)) return
    if (event.key === 'Enter' && actions.asked()) {
      event.preventDefault()
      actions.confirm()
    } else if (event.key === ' ') {
      event.preventDefault()
      if (!actions.asked()) actions.skip()
    }
  }
}
