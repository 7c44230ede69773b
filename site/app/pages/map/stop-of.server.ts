import type { PageContext } from '../../page-context.ts'
import { findCurrent } from '../../presenters/find-favorite.server.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { ownerStore } from '../../presenters/owner-card.server.ts'
import type { StopOf } from './plan-request.ts'

/** The stops of a visit plan that visitors still see. */
export function stopOf(context: PageContext): StopOf {
  return (favorite) => {
    const { store, offer, event } = findCurrent(context, favorite) ?? {}
    const owned = offer ?? event
    const record = store ?? owned
    if (record === undefined) return undefined
    const place = store ?? (owned && ownerStore(owned.owner, context))
    return { name: record.name, lang: langOf(record, 'name'), storeSlug: place?.slug }
  }
}
