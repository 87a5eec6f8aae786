import { defineConfig } from 'vitest/config'

// Races in Chromium: `npm run e2e`, or the stage of tools/test. Three at a time: most of a race is waiting for cars to drive.
// Dice fall differently every time, and none is run again.
export default defineConfig({
  test: { include: ['e2e/**/*.spec.ts'], environment: 'node', maxWorkers: 3, testTimeout: 120_000 },
})
