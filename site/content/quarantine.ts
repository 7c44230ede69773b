import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { QuarantinedResponses } from './assess-response.ts'

/** Counts consecutive suspicious responses by resource. */
export interface Quarantine {
  readonly find: (id: string) => QuarantinedResponses
  readonly isOther: (id: string) => boolean
  readonly add: (id: string) => void
  readonly forget: (id: string) => void
}

export function createQuarantine(clock: () => EpochMs): Quarantine {
  const quarantined = new Map<string, { readonly responses: number; readonly since: EpochMs }>()
  return {
    find(id) {
      const { responses, since } = quarantined.get(id) ?? { responses: 0, since: clock() }
      return { responses, forMs: clock() - since }
    },
    isOther: (id) => quarantined.size > (quarantined.has(id) ? 1 : 0),
    add(id) {
      const { responses, since } = quarantined.get(id) ?? { responses: 0, since: clock() }
      quarantined.set(id, { responses: responses + 1, since })
    },
    forget: (id) => void quarantined.delete(id),
  }
}
