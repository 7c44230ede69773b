import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { setRunClock } from './support/clock/run-clock.ts'

setRunClock()

/** The long suites of `npm run audit` and `npm run drill`, which run one after the other with their own servers. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    fileParallelism: false,
    // A suite opens every screen, or kills a server a hundred times.
    testTimeout: 3_600_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
    // Some suites render pages in this process, with the production version of React.
    env: { NODE_ENV: 'production' },
    projects: [
      {
        extends: true,
        test: {
          name: 'audit',
          include: [
            'e2e/{accessibility,security,exhaustive}/**/*.test.ts',
            'platform/src/studio/attacks.test.ts',
          ],
          globalSetup: ['platform/src/testing/global-setup.ts'],
          provide: { isAudit: true },
        },
      },
      {
        extends: true,
        test: {
          name: 'audit-site',
          include: ['e2e/journeys/**/*.test.ts'],
          globalSetup: ['e2e/support/open-mall.ts'],
          provide: { isAudit: true },
        },
      },
      {
        extends: true,
        test: {
          name: 'audit-studio',
          include: [
            'e2e/studio/{accessibility,common-tasks,every-kind,late-parts,people,every-screen/*}.test.ts',
          ],
          globalSetup: ['e2e/studio/build.ts', 'platform/src/testing/global-setup.ts'],
          provide: { isAudit: true },
        },
      },
      {
        extends: true,
        test: {
          name: 'drill',
          include: ['e2e/resilience/**/*.test.ts'],
          globalSetup: ['platform/src/testing/global-setup.ts'],
        },
      },
    ],
  },
})
