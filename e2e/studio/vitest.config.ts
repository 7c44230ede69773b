import { defineConfig } from 'vitest/config'

/** The journeys of staff, against a platform in memory. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['./build.ts', '../../platform/src/testing/global-setup.ts'],
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
})
