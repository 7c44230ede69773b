import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { ContentLog } from './content-log.ts'

/** Failing resources. What has begun and ended to fail is logged together, in one line for each cause and minute. */
export interface Failures {
  readonly report: (id: string, reason: string) => void
  /** Without logging its start, if another line explains it better. */
  readonly add: (id: string) => void
  readonly clear: (id: string) => void
  /** Called for a resource that is not requested any more. */
  readonly forget: (id: string) => void
  /** Logs what has changed since the last call. */
  readonly tell: () => void
  readonly list: () => readonly string[]
}

const pauseMs = 60_000
/** Resources that a line names; it counts the others. */
const maxNamed = 12

export function createFailures(log: ContentLog, clock: () => EpochMs): Failures {
  const failing = new Map<string, string>()
  const told = new Set<string>()
  const toldAt = new Map<string, EpochMs>()

  function tellNew(cause: string, ids: readonly string[]): void {
    if (clock() - (toldAt.get(cause) ?? -Infinity) < pauseMs) return
    toldAt.set(cause, clock())
    for (const id of ids) told.add(id)
    const [first = ''] = ids
    // As worded in specification §8.
    log.error({ ...nameSome(ids), reason: failing.get(first) }, 'Error loading data')
  }

  return {
    report: (id, reason) => void failing.set(id, reason),
    add(id) {
      failing.set(id, '')
      told.add(id)
    },
    clear: (id) => void failing.delete(id),
    forget(id) {
      failing.delete(id)
      told.delete(id)
    },
    tell() {
      const healed = [...told].filter((id) => !failing.has(id))
      for (const id of healed) told.delete(id)
      if (healed.length > 0) log.info(nameSome(healed), 'Data loads again')
      const untold = [...failing.keys()].filter((id) => !told.has(id))
      const byCause = Map.groupBy(untold, (id) => causeOf(failing.get(id) ?? ''))
      for (const [cause, ids] of byCause) tellNew(cause, ids)
    },
    list: () => [...failing.keys()],
  }
}

/** Without the platform's own message, which may name the resource. */
function causeOf(reason: string): string {
  return reason.replace(/:.*/s, '')
}

function nameSome(ids: readonly string[]): object {
  const others = ids.length - maxNamed
  return { resources: ids.slice(0, maxNamed), ...(others > 0 && { others }) }
}
