import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Against what hangs, not against what is slow on a busy machine.
    testTimeout: 30_000,
    // Left to itself the runner keeps one core free, which of two is half.
    maxWorkers: '100%',
    include: ['{domain,contract,log,platform,site,tools,demo}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    globalSetup: ['platform/src/testing/global-setup.ts'],
  },
})
