import { defineConfig } from 'vitest/config'

// Races in Chromium: `npm run e2e`, or the stage of tools/test. Dice fall differently every time and a browser on a
// busy machine stumbles now and then: a race that fails is run once more, and the report shows it.
export default defineConfig({
  test: { include: ['e2e/**/*.spec.ts'], environment: 'node', fileParallelism: false, testTimeout: 120_000, retry: 1 },
})
