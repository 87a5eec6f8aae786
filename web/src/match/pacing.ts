import type { Hurry } from '../table/model.svelte'

// A pause while events are shown, cut short when somebody does not want to wait.
export const wait = (milliseconds: number, { signal }: Hurry): Promise<void> =>
  new Promise((done) => {
    if (milliseconds <= 0 || signal.aborted) return done()
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })
