import { defineConfig } from 'vitest/config'

// Races in Chromium: `npm run e2e`, or the stage of tools/test. Dice fall differently every time, and none is run again.
export default defineConfig({
  test: { include: ['e2e/**/*.spec.ts'], environment: 'node', fileParallelism: false, testTimeout: 120_000 },
})
