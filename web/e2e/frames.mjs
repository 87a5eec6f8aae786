// How smoothly the table moves: the times between frames of an empty page, and of the table while a field of ten
// drives.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'

const dist = resolve(import.meta.dirname, '../dist')
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

function serve() {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    if (path === '/empty')
      return void response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>empty</title>')
    const file = join(dist, path)
    const found = extname(path) !== '' && file.startsWith(dist) && existsSync(file) ? file : join(dist, 'index.html')
    response.setHeader('Content-Type', types[extname(found)] ?? 'application/octet-stream')
    response.end(readFileSync(found))
  })
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)))
}

// Runs in the page: milliseconds between frames, sorted.
function intervals(milliseconds) {
  return new Promise((done) => {
    const times = []
    const begun = performance.now()
    let last = begun
    const frame = (now) => {
      if (now > begun) times.push(now - last)
      last = now
      if (now - begun < milliseconds) requestAnimationFrame(frame)
      else done(times.slice(1).sort((a, b) => a - b))
    }
    requestAnimationFrame(frame)
  })
}
const mean = (times) => times.reduce((sum, time) => sum + time, 0) / times.length
const summary = (times) => ({ rate: 1000 / mean(times), slow: times[Math.floor(times.length * 0.95)] })

// The frames a second of both, as one measurement.
export async function frames(browser, milliseconds = 6000) {
  const server = await serve()
  const address = `http://127.0.0.1:${server.address().port}`
  try {
    const empty = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await empty.goto(`${address}/empty`)
    const nothing = summary(await empty.evaluate(intervals, milliseconds / 2))
    await empty.close()
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'no-preference',
      locale: 'en-GB',
    })
    await page.addInitScript(() =>
      localStorage.setItem(
        'paddock.preferences',
        JSON.stringify({ theme: 'day', motion: 'full', teaching: false, language: 'en' }),
      ),
    )
    await page.goto(address)
    await page.getByRole('button', { name: /Race now/ }).click()
    await page.locator('.drawing svg').waitFor()
    await page.locator('[data-car="10"]').waitFor({ state: 'attached' })
    // The field drives to its first corner; whenever the page asks, it is answered, and the field drives on.
    const times = []
    while (times.length * 8 < milliseconds) {
      const ask = page.locator('[data-question] .roll:enabled')
      if (await ask.isVisible()) await ask.click().catch(() => undefined)
      else times.push(...(await page.evaluate(intervals, 500)))
    }
    const racing = summary(times.sort((a, b) => a - b))
    await page.close()
    return { nothing, racing }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
