import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { VisitData } from '../../device/visit-data.ts'
import { findCurrent } from '../../presenters/find-favorite.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { ownerStore } from '../../presenters/owner-store.ts'
import type { FindStop } from './plan-request.ts'

interface Mall {
  readonly content: Pick<VisitData, 'stores' | 'promotions' | 'events'> & {
    readonly homepage?: { readonly featuredPromotions: VisitData['promotions'] } | undefined
  }
  readonly now: EpochMs
}

/** The stops of a visit plan that visitors still see. */
export function createStopFinder(mall: Mall): FindStop {
  return (favorite) => {
    const { store, offer, event } = findCurrent(mall, favorite) ?? {}
    const owned = offer ?? event
    const record = store ?? owned
    if (record === undefined) return undefined
    const place = store ?? (owned && ownerStore(owned.owner, mall))
    return { name: record.name, lang: langOf(record, 'name'), storeSlug: place?.slug }
  }
}
