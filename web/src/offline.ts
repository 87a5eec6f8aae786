// The service worker keeps the client at hand without a network, every game of it. That is a lot to fetch, so it waits
// until the first board is seen and the page has nothing else to do. Only what was built has one.
import { first_board } from './table/house'

const register = () =>
  void navigator.serviceWorker
    .register('/sw.js')
    .catch((error: unknown) => console.warn('Paddock will not work offline:', error))
const when_idle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 5000 }) : setTimeout(act, 1000)

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void first_board.then(() => setTimeout(() => when_idle(register), 2000))
  addEventListener('appinstalled', register)
}
