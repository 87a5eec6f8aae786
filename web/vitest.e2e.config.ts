import { defineConfig } from 'vitest/config'

// Races in Chromium: `npm run e2e`, or the stage of tools/test. Two at a time, as many as there are cores; none is run
// again. `npm run sweep` plays races with other dice every time and looks at every question (e2e/sweep.ts).
const sweep = process.env['npm_lifecycle_event'] === 'sweep'
export default defineConfig({
  test: {
    include: [sweep ? 'e2e/sweep.ts' : 'e2e/**/*.spec.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 120_000,
  },
})
