import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { setRunClock } from './e2e/support/clock/run-clock.ts'
import { setRunFolder } from './e2e/support/run-folder.ts'
import { minifiedText } from './site/build/minified-text.ts'
import { theme } from './site/build/theme.ts'
import { responseSchemas } from './studio/build/response-schemas.ts'

setRunClock()
setRunFolder()

export default defineConfig({
  // The demo mall's, for modules that import `virtual:theme`.
  plugins: [minifiedText(), theme('merrow-quay'), responseSchemas()],
  test: {
    // Against what hangs, not against what is slow on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    // One more than there are cores, since a quarter of the time each waits: for a process, a server, a picture.
    maxWorkers: availableParallelism() + 1,
    // To import everything anew for every file takes a third of the time. Modules keep nothing that a test can see:
    // `vitest run --sequence.shuffle.files` finds the same in any order.
    isolate: false,
    // The runner empties all others, and with them the addresses of sheets that a screen links to.
    css: { include: [/\.css\?url$/] },
    restoreMocks: true,
    unstubGlobals: true,
    // React complains of a mistake once in a process, so whichever test is the first to see it must fail.
    setupFiles: ['tools/fail-on-console-error.ts'],
    include: ['{domain,contract,process,platform,site,studio,tools,demo,bench,e2e}/**/*.test.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      'e2e/{journeys,accessibility,security,resilience,studio,exhaustive}/**',
    ],
    globalSetup: ['platform/src/testing/global-setup.ts'],
  },
})
