import type { EpochMs } from '@promenade/domain/mall/values'
import type { QuarantinedResponses } from './assess-response.ts'

/** Counts consecutive suspicious responses by resource. */
export interface Quarantine {
  readonly find: (id: string) => QuarantinedResponses
  readonly isOther: (id: string) => boolean
  readonly add: (id: string) => void
  readonly forget: (id: string) => void
}

export function createQuarantine(clock: () => EpochMs): Quarantine {
  const known = new Map<string, { readonly responses: number; readonly since: EpochMs }>()
  return {
    find(id) {
      const { responses, since } = known.get(id) ?? { responses: 0, since: clock() }
      return { responses, forMs: clock() - since }
    },
    isOther: (id) => known.size > (known.has(id) ? 1 : 0),
    add(id) {
      const { responses, since } = known.get(id) ?? { responses: 0, since: clock() }
      known.set(id, { responses: responses + 1, since })
    },
    forget: (id) => void known.delete(id),
  }
}
