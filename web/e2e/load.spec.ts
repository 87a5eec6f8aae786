import { expect, test } from 'vitest'
import { entries, first_load, most_bytes } from './load.mjs'
import { opened, program, site } from './support'

const here = opened(site)

test.each(entries(program !== undefined))('the first load is small enough: $name', async ({ name, visit }) => {
  const { files, brotli, gzip } = await first_load(here.browser, here.pages.address, visit)
  console.log(`${name}: ${brotli} bytes with brotli, ${gzip} with gzip`)
  const fetched = files.map(({ path }) => path)
  expect(fetched.filter((path) => path.endsWith('.wasm'))).toHaveLength(1) // its own rules and no other's, and counted
  expect(fetched).not.toContain('/sw.js')
  const list = files.map((file) => `${file.gzip} ${file.path}`).join('\n')
  expect(brotli, list).toBeLessThanOrEqual(most_bytes.brotli)
  expect(gzip, list).toBeLessThanOrEqual(most_bytes.gzip)
})
