// Reads the native measurement from standard input, measures the same in node and in Chromium, prints the ratios; then
// how smoothly the table moves, and the bytes of first loads from the program that PADDOCK names.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { chromium } from 'playwright-core'
import { browser_options } from './browser.mjs'
import { frames } from './frames.mjs'
import { entries, first_load } from './load.mjs'

const modules = process.env.PADDOCK_MODULES ?? resolve(import.meta.dirname, '../../build/wasm')
const native = JSON.parse(await text(process.stdin))

// Runs in node and, as text, in a page: nanoseconds a decision. A page can only look at the clock on the wall, so the
// rounds are short and the best tenth counts: there the machine did nothing else.
async function random_play(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {})
  const { _initialize, random_races } = instance.exports
  _initialize()
  random_races(40, 1) // warms up
  const times = []
  for (let round = 0; round < 300; ++round) {
    const begun = performance.now()
    const decisions = random_races(4, 1000 + 4 * round)
    times.push(((performance.now() - begun) * 1e6) / decisions)
  }
  return times.sort((a, b) => a - b)[30]
}

// A race of ten club bots through the door: milliseconds for the first answer, and the longest one after it.
async function club_race(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {})
  const { memory, _initialize, buffer, call, answer } = instance.exports
  _initialize()
  const ask = (request) => {
    const written = new TextEncoder().encode(JSON.stringify(request))
    new Uint8Array(memory.buffer, buffer(written.length), written.length).set(written)
    const size = call(written.length)
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), size))).ok
  }
  const begun = performance.now()
  ask({ do: 'board', circuit: 'monaco' })
  const board = performance.now() - begun
  const setup = { game: 'formula-d', circuit: 'monaco', seats: 10 }
  const { handle } = ask({ do: 'open', setup, seed: '7'.repeat(64) })
  const times = []
  for (;;) {
    const { awaiting, over } = ask({ do: 'news', handle, seat: 0, since: 1e9 })
    if (over) break
    const seat = awaiting[0]
    const start = performance.now()
    const { choice } = ask({ do: 'decide', handle, seat, level: 'club' })
    times.push(performance.now() - start)
    ask({ do: 'play', handle, seat, choice })
  }
  const [first, ...others] = times
  return { first, longest: Math.max(...others), mean: others.reduce((a, b) => a + b, 0) / others.length, board }
}

const speed = readFileSync(resolve(modules, 'speed-formula-d.wasm'))
const house = readFileSync(resolve(modules, 'formula-d.wasm'))

// Each visit is made to a server of its own data, as somebody who was never there before.
async function first_loads(browser) {
  const data = mkdtempSync(join(tmpdir(), 'paddock-speed-'))
  const server = spawn(process.env.PADDOCK, ['serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const address = await new Promise((found, failed) => {
      server.stdout.on('data', (bytes) => {
        const open = /open at (http:\S+)/.exec(String(bytes))
        if (open) found(open[1])
      })
      server.on('error', failed)
      server.on('exit', (code) => failed(new Error(`paddock serve ended with ${code}`)))
    })
    const loads = []
    for (const { name, visit } of entries(true)) loads.push({ name, ...(await first_load(browser, address, visit)) })
    return loads
  } finally {
    server.removeAllListeners('exit')
    server.kill('SIGTERM')
    await new Promise((gone) => server.on('close', gone))
    rmSync(data, { recursive: true, force: true })
  }
}

async function in_chromium() {
  const files = { '/speed.wasm': speed, '/house.wasm': house }
  const server = createServer((request, response) => {
    const file = files[request.url ?? '']
    response.setHeader('Content-Type', file ? 'application/wasm' : 'text/html')
    response.end(file ?? '<!doctype html><title>speed</title>')
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  const browser = await chromium.launch(browser_options)
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${server.address().port}/`)
    const run = (what, file) => page.evaluate(`fetch('${file}').then((r) => r.arrayBuffer()).then(${what.toString()})`)
    const speeds = { play: await run(random_play, '/speed.wasm'), club: await run(club_race, '/house.wasm') }
    return { speeds, shown: await frames(browser), loads: await first_loads(browser) }
  } finally {
    await browser.close()
    server.close()
  }
}

const node = { play: await random_play(speed), club: await club_race(house) }
const { speeds: page, shown, loads } = await in_chromium()
const ns = (value) => `${value.toFixed(0)} ns`.padStart(10)
console.log(`a random decision, native    ${ns(native.ns_per_decision)}`)
for (const [name, { play, club }] of Object.entries({ node, chromium: page })) {
  console.log(
    `a random decision, ${name.padEnd(10)}${ns(play)}   ${(native.ns_per_decision / play).toFixed(2)} of native speed`,
  )
  console.log(
    `a club bot, ${name}: first answer ${club.first.toFixed(1)} ms with its tables, then ${club.mean.toFixed(2)} ms, ` +
      `at most ${club.longest.toFixed(1)} ms; the board of Monaco ${club.board.toFixed(0)} ms`,
  )
}
console.log(
  `frames in chromium, without a graphics card: an empty page ${shown.nothing.rate.toFixed(0)} a second, ` +
    `ten cars on the board ` +
    `${shown.racing.rate.toFixed(0)}: ${(shown.racing.rate / shown.nothing.rate).toFixed(2)} of it; ` +
    `95 of 100 frames within ` +
    `${shown.racing.slow.toFixed(0)} ms (empty ${shown.nothing.slow.toFixed(0)} ms)`,
)
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`.padStart(7)
for (const { name, brotli, gzip } of loads)
  console.log(
    `fetched until the first board, ${name.padEnd(34)}${kilobytes(brotli)} with brotli, ${kilobytes(gzip)} with gzip`,
  )
