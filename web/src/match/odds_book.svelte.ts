// The odds of everything that can be answered now, counted one after the other, the marked one first.
import { SvelteMap } from 'svelte/reactivity'
import type { TableModel } from '../table/model.svelte'
import type { Odds } from '../table/types'

const most = 24

export class OddsBook {
  private readonly counted = new SvelteMap<string, Odds | null>()

  of(text: string): Odds | null | undefined {
    return this.counted.get(text)
  }

  // Begins anew. Returns how to stop.
  count(model: TableModel, texts: string[], first: string | null): () => void {
    this.counted.clear()
    let gone = false
    const order = texts.slice(0, most).sort((a, b) => Number(b === first) - Number(a === first))
    void (async () => {
      for (const text of order) {
        const found = await model.odds(text)
        if (gone || model.sending) return // an answer goes before odds nobody waits for
        this.counted.set(text, found)
      }
    })()
    return () => (gone = true)
  }
}
