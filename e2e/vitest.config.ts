import { defineConfig } from 'vitest/config'
import { setRunClock } from './support/clock/run-clock.ts'
import { longestFirst } from './support/longest-first.ts'

const longest = [
  'privacy',
  'third-language',
  'offline',
  'part-1',
  'part-2',
  'part-3',
  'part-4',
  'part-5',
  'part-6',
  'every-page',
  'map-window',
  'map-sheet',
  'outage',
  'search',
  'dev-server',
]

setRunClock()

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['./support/open-mall.ts'],
    // One browser per worker; two cores shared with the servers.
    maxWorkers: 2,
    provide: { isAudit: false },
    // The files of a worker share its browser and what they import, but no visitor.
    isolate: false,
    sequence: { sequencer: longestFirst(longest) },
    // Against what hangs, not against what is slow on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // The address changes a moment before the screen, so journeys poll.
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
})
