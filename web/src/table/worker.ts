// A worker of the page: it holds the house of one game, fetched from the address the worker is named after, and answers
// one request after another.
import { Engine, Refused } from './engine'
import type { Letter, Reply } from './house'

const engine = Engine.fetch(self.name)

async function answer({ id, request }: Letter): Promise<Reply> {
  try {
    return { id, ok: (await engine).call(request) }
  } catch (error) {
    if (error instanceof Refused) return { id, error: error.refusal }
    return { id, error: { code: 'broken', why: error instanceof Error ? error.message : String(error) } }
  }
}

addEventListener('message', (event: MessageEvent<Letter>) => {
  void answer(event.data).then((reply) => postMessage(reply))
})
