/* global version, files */
// Keeps the client at hand without a network: `version` and `files` stand above, written by the build.
const shelf = `paddock-${version}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shelf)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith('paddock-') && name !== shelf) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

// Pages come fresh from the server while there is one, everything else has its version in its name.
async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/')) ?? Response.error()
  }
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== self.location.origin || address.pathname.startsWith('/api/'))
    return
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request))
})
