import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Against what hangs, not against what is slow on a busy machine.
    testTimeout: 30_000,
    include: ['{domain,contract,log,platform,site,tools,demo}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    globalSetup: ['platform/src/testing/global-setup.ts'],
  },
})
