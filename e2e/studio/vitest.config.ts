import { defineConfig } from 'vitest/config'
import { setRunClock } from '../support/clock/run-clock.ts'
import { longestFirst } from '../support/longest-first.ts'

const longest = [
  'whole-journeys',
  'publish-and-plan',
  'wide-1',
  'wide-2',
  'phone-1',
  'phone-2',
  'every-kind',
  'accessibility',
  'nothing-is-lost',
  'people',
  'two-editors',
  'common-tasks',
]

setRunClock()

/** The journeys of staff, against a platform in memory. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts', '{preview,every-screen}/*.test.ts'],
    globalSetup: ['./build.ts', '../../platform/src/testing/global-setup.ts'],
    provide: { isAudit: false },
    // More than two cores need, since a third of the time each waits as a person does: for a key, a pause, what is saved.
    maxWorkers: 3,
    // The files of a worker share its browser and what they import.
    isolate: false,
    sequence: { sequencer: longestFirst(longest) },
    // Against what hangs, not against what is slow on a busy machine.
    testTimeout: 480_000,
    hookTimeout: 480_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
})
