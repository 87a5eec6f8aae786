import type { Key } from '../i18n'
import type { Hurry, Speed } from '../table/model.svelte'

// How fast what happens is shown.
export const speeds: readonly { value: Speed; sign: string; say: Key }[] = [
  { value: 0.5, sign: '½', say: 'race.speed.half' },
  { value: 1, sign: '1×', say: 'race.speed.one' },
  { value: 2, sign: '2×', say: 'race.speed.two' },
  { value: 0, sign: '»', say: 'race.speed.once' },
]

// A pause while events are shown, cut short when somebody does not want to wait.
export const wait = (milliseconds: number, { signal }: Hurry): Promise<void> =>
  new Promise((done) => {
    if (milliseconds <= 0 || signal.aborted) return done()
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })
