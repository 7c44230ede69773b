import { expect, it } from 'vitest'

/** One row of what a suite has looked at. */
export interface Finding {
  readonly what: string
  readonly must: string
  readonly seen: string
  readonly isMet: boolean
}

/** Runs a suite as one test, which fails with every finding that is not met. */
export function testFindings(title: string, find: () => Promise<readonly Finding[]>): void {
  it.each([title])('%s', async () => {
    const findings = await find()
    expect(findings).not.toEqual([])
    const failed = findings.filter(({ isMet }) => !isMet)
    expect(failed.map(({ what, must, seen }) => `${what}: must be ${must}; seen: ${seen}`)).toEqual([])
  })
}

interface Looked {
  readonly what: string
  readonly must: string
  /** How much was looked at: `98 screens`. */
  readonly at: string
  /** One line for each fault, with where it is. */
  readonly faults: readonly string[]
}

/** A finding that is met where there is no fault. */
export function findingOf({ what, must, at, faults }: Looked): Finding {
  const isMet = faults.length === 0
  return { what, must, seen: [`${faults.length} faults in ${at}`, ...faults].join('\n  '), isMet }
}
