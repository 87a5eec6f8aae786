// The service worker keeps the client at hand without a network. Only what was built has one.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn('Paddock will not work offline:', error))
  })

export {}
