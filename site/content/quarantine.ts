import type { EpochMs } from '@promenade/domain/mall/values'
import type { QuarantinedResponses } from './assess-response.ts'

/** Of which resources the latest answers in a row were not believed, how many and for how long. */
export interface Quarantine {
  readonly find: (id: string) => QuarantinedResponses
  readonly isOther: (id: string) => boolean
  readonly add: (id: string) => void
  readonly forget: (id: string) => void
}

export function createQuarantine(clock: () => EpochMs): Quarantine {
  const known = new Map<string, { readonly answers: number; readonly since: EpochMs }>()
  return {
    find(id) {
      const { answers, since } = known.get(id) ?? { answers: 0, since: clock() }
      return { answers, forMs: clock() - since }
    },
    isOther: (id) => known.size > (known.has(id) ? 1 : 0),
    add(id) {
      const { answers, since } = known.get(id) ?? { answers: 0, since: clock() }
      known.set(id, { answers: answers + 1, since })
    },
    forget: (id) => void known.delete(id),
  }
}
