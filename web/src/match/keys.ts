// Keys of the table. Everything can be done without a mouse.
import type { Speed } from '../table/model.svelte'
import { speeds } from './pacing'

export interface KeyActions {
  step(by: number): void
  end(last: boolean): void // the first or the last answer
  confirm(): void
  choose(number: number): void // of an answer
  escape(): void // closes what lies on top, else takes back
  asked(): boolean
  skip(): void
  whole(): void
  zoom(factor: number): void
  pan(dx: number, dy: number): void
  speed(speed: Speed): void
  undo(): void
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
    Home: () => actions.end(false),
    End: () => actions.end(true),
    w: () => actions.whole(),
    '+': () => actions.zoom(1.25),
    '=': () => actions.zoom(1.25),
    '-': () => actions.zoom(0.8),
    u: () => actions.undo(),
    t: () => actions.text(),
    i: () => actions.instructions(),
    '?': () => actions.help(),
  }
  return (event) => {
    if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '?' || (!actions.busy() && plain[event.key])) {
      // The log has these keys for itself while nothing is asked.
      if (/^(Arrow|Home|End)/.test(event.key) && !event.shiftKey && !actions.asked()) return
      event.preventDefault()
      plain[event.key]?.(event)
      return
    }
    // A key that is held is one answer: buttons, too, wait until it was let go.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) return event.preventDefault()
    if (actions.busy()) return
    if (event.key === 'Escape') return actions.escape()
    // Digits mark an answer where something is asked; while others are at work they set the pace.
    if (/^[1-9]$/.test(event.key)) {
      const speed = speeds[Number(event.key) - 1]
      if (actions.asked()) actions.choose(Number(event.key))
      else if (speed) actions.speed(speed.value)
      return
    }
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
