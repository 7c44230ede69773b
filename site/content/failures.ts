import type { ContentLog } from './content-log.ts'

/** Which resources fail at present: each failure is told once, and so is its end. */
export interface Failures {
  readonly note: (id: string, reason: string) => void
  /** Without a line in the log, where there is a better one. */
  readonly noteQuietly: (id: string) => void
  readonly settle: (id: string) => void
  readonly list: () => readonly string[]
}

export function createFailures(log: ContentLog): Failures {
  const failing = new Set<string>()
  return {
    note(id, reason) {
      if (failing.has(id)) return
      failing.add(id)
      // The wording of specification §8.
      log.error({ resource: id, reason }, 'Error loading data')
    },
    noteQuietly: (id) => void failing.add(id),
    settle(id) {
      if (failing.delete(id)) log.info({ resource: id }, 'Data loads again')
    },
    list: () => [...failing],
  }
}
