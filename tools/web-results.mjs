// node tools/web-results.mjs FOLDER: reads what Vitest left in FOLDER/results.json; writes FOLDER/counts and, where
// something failed, FOLDER/failures.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = process.argv[2] ?? '.'
const { numPassedTests: passed, testResults: files } = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'))
// Where it happened in our own files, and what was said, in one line.
const told = (message) => {
  const place = /\/(?:e2e|test|src)\/[^/\s]+:\d+/.exec(message)?.[0].split('/').at(-1) ?? ''
  const words = message.split(/\n\s+at /)[0].replaceAll(/\u001b\[[\d;]*m/g, '')
  return `${place} ${words}`.replaceAll(/\s+/g, ' ').trim()
}
const failures = files.flatMap(({ name, status, message, assertionResults: tests }) => {
  const failed = tests.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [`${basename(name)}: ${told(message)}`] // it did not even begin
  return failed.map(({ title, failureMessages }) => `${basename(name)}, ${title}: ${failureMessages.map(told).join('; ')}`)
})
writeFileSync(join(folder, 'counts'), `${passed} ${failures.length}\n`)
if (failures.length > 0) writeFileSync(join(folder, 'failures'), `${failures.join('\n')}\n`)
