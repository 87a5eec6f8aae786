// What a visitor's browser fetches until the first board is seen, by where the visit begins. Fonts are apart: the page
// is read without them.
import { brotliCompressSync, gzipSync } from 'node:zlib'

// Browsers take brotli from any site with a certificate; gzip is for the few without.
export const most_bytes = { brotli: 372_000, gzip: 436_000 }

const board = (page) => page.locator('.drawing svg').waitFor()
const poster = (name) => async (page, address) => {
  await page.goto(address)
  await page.getByRole('button', { name }).first().click()
  await board(page)
}
const solo = (path) => async (page, address) => {
  await page.goto(`${address}/solo/${path}`)
  await board(page)
}
// A link to a seat, the waiting room, and the race once the host has begun it.
const invitation = (game) => async (page, address) => {
  const post = async (path, body, cookie = '') => {
    const answer = await fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return { ...(await answer.json()), cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie }
  }
  // Two persons and no bot: what it happens to do before the board is there would be weighed too.
  const seats = [{ pilot: 'me', name: 'Ada' }, { pilot: 'open' }]
  const { table, keys, cookie } = await post('tables', {
    setup: { game },
    seats,
    pace: { kind: 'live', seconds: 0, expiry: 'rules' },
  })
  await page.goto(`${address}/t/${table}#${keys[0].key}`)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben')
  await page.getByRole('button', { name: 'Take the seat' }).click()
  await page.getByText('The host starts the race').waitFor() // the telegram shows the place too
  await page.locator('.place svg').waitFor()
  await post(`tables/${table}/start`, {}, cookie)
  await board(page)
}

const pages = [
  { name: 'home, then Formula D', visit: poster(/Race now/) },
  { name: 'home, then Schneider Trophy', visit: poster(/Schneider Trophy/) },
  { name: 'a race of Formula D', visit: solo('formula-d/first-race') },
  { name: 'a race of Schneider Trophy', visit: solo('schneider/first-flight') },
]
const links = [
  { name: 'an invitation to Formula D', visit: invitation('formula-d') },
  { name: 'an invitation to Schneider Trophy', visit: invitation('schneider') },
]
// Invitations need a server behind the pages.
export const entries = (server) => (server ? [...pages, ...links] : pages)

// Bytes as `paddock serve` sends them: files compressed beforehand, answers and news as they are.
const known = new Map()
async function weighed(response) {
  const path = new URL(response.url()).pathname
  const body = await response.body()
  if (path.startsWith('/api/')) return { path, brotli: body.length, gzip: body.length }
  if (!known.has(path))
    known.set(path, { path, brotli: brotliCompressSync(body).length, gzip: gzipSync(body, { level: 9 }).length })
  return known.get(path)
}

// A visit of somebody who was never here before: what was fetched, by path, and the sums.
export async function first_load(browser, address, visit) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  try {
    const responses = []
    let news = 0
    context.on('response', (response) => responses.push(response))
    const page = await context.newPage()
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => (news += Buffer.byteLength(payload))))
    await visit(page, address)
    const fetched = responses.filter((response) => response.ok() && response.request().resourceType() !== 'font')
    const files = [
      ...(await Promise.all(fetched.map(weighed))),
      ...(news > 0 ? [{ path: 'news', brotli: news, gzip: news }] : []),
    ]
    const sum = (coding) => files.reduce((bytes, file) => bytes + file[coding], 0)
    return { files, brotli: sum('brotli'), gzip: sum('gzip') }
  } finally {
    await context.close()
  }
}
