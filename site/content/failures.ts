import type { ContentLog } from './content-log.ts'

/** Failing resources: the start and the end of a failure are logged once. */
export interface Failures {
  readonly report: (id: string, reason: string) => void
  /** Without logging, if another line explains it better. */
  readonly add: (id: string) => void
  readonly settle: (id: string) => void
  readonly list: () => readonly string[]
}

export function createFailures(log: ContentLog): Failures {
  const failing = new Set<string>()
  return {
    report(id, reason) {
      if (failing.has(id)) return
      failing.add(id)
      // As worded in specification §8.
      log.error({ resource: id, reason }, 'Error loading data')
    },
    add: (id) => void failing.add(id),
    settle(id) {
      if (failing.delete(id)) log.info({ resource: id }, 'Data loads again')
    },
    list: () => [...failing],
  }
}
