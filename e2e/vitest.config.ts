import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { setRunClock } from './support/clock/run-clock.ts'

/** The longest journeys run first, so that none runs alone at the end. */
const longest = ['accessibility', 'every-page']

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.includes(name))
    return Promise.resolve(files.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a))))
  }
}

setRunClock()

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/*.test.ts'],
    globalSetup: ['./support/open-mall.ts'],
    // One browser per worker; two cores shared with the servers.
    maxWorkers: 2,
    provide: { isAudit: false },
    // The files of a worker share its browser and what they import, but no visitor.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Against what hangs, not against what is slow on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // The address changes a moment before the screen, so journeys poll.
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
})
