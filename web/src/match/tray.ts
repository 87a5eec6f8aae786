// What lies on the tray of a match, and how one gets through it.

// An answer on the tray.
export interface TrayItem {
  text: string
  said?: string // in words, where only a chip stands for it
  off?: boolean // shown, and not to be had
  dashed?: boolean // no card: another thing to do
  wide?: boolean // on a phone below the others
}
export interface TrayGroup<Item extends TrayItem> {
  label: string // what its answers have in common
  items: Item[]
}

// In the order in which their labels first come.
export function grouped<Item extends TrayItem>(items: Item[], label: (item: Item) => string): TrayGroup<Item>[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(label(item), [...(groups.get(label(item)) ?? []), item])
  return [...groups].map(([label, items]) => ({ label, items }))
}

// A wheel goes along a row that is longer than its box, as it goes down a page.
export function sideways(box: HTMLElement): { destroy(): void } {
  const turned = (event: WheelEvent): void => {
    const along = box.scrollWidth > box.clientWidth && box.scrollHeight <= box.clientHeight + 1
    if (!along || event.deltaX !== 0 || event.ctrlKey) return
    event.preventDefault()
    box.scrollLeft += event.deltaY
  }
  box.addEventListener('wheel', turned, { passive: false })
  return { destroy: () => box.removeEventListener('wheel', turned) }
}
