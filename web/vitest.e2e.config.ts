import { defineConfig } from 'vitest/config'

// Races in Chromium: `npm run e2e`, or the stage of tools/test. Two at a time, as many as there are cores.
// Dice fall differently every time, and none is run again.
export default defineConfig({
  test: { include: ['e2e/**/*.spec.ts'], environment: 'node', maxWorkers: 2, testTimeout: 120_000 },
})
