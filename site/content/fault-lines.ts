import type { ContentLog } from './content-log.ts'

/** Dropped items of several resources and languages, logged together in one line. */
export interface FaultLines {
  readonly add: (id: string, faults: readonly unknown[]) => void
  readonly tell: () => void
}

const maxNamed = 5

export function createFaultLines(log: ContentLog): FaultLines {
  const untold = new Map<string, readonly unknown[]>()
  return {
    add: (id, faults) => void (faults.length > 0 && untold.set(id, faults)),
    tell() {
      if (untold.size === 0) return
      const faults = [...untold.values()].flat()
      const resources = [...untold.keys()].slice(0, maxNamed)
      untold.clear()
      log.warn({ resources, faults: faults.length, first: faults.slice(0, maxNamed) }, 'Content with faults')
    },
  }
}
