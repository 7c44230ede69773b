import { storeHours } from '@promenade/domain/hours/store-hours'
import type { Store } from '@promenade/domain/mall/store'
import type { Owner } from '@promenade/domain/mall/values'
import type { PageContext } from '../page-context.ts'
import type { OwnerCardProps } from '../components/owner-card/owner-card.tsx'
import { hoursLines } from './hours-lines.server.ts'
import { logoUrl } from './shown-picture.server.ts'
import { storePlace } from './store-place.ts'
import { wordingFor, type Wording } from './wording.server.ts'

/** Where to go for what belongs to an owner; undefined where it is a store that nothing is known of. */
export function ownerCard(owner: Owner, visit: PageContext): OwnerCardProps | undefined {
  const wording = wordingFor(visit)
  const { property, hours } = visit.content
  if (owner.kind === 'property') {
    return { name: property.name, to: wording.href('/hours'), hours: hoursLines(hours, wording) }
  }
  const store = ownerStore(owner, visit)
  if (store === undefined) return owner.storeName === undefined ? undefined : { name: owner.storeName }
  return {
    name: store.name,
    to: wording.href(`/stores/${store.slug}`),
    sign: { url: logoUrl(store.logo, wording) },
    place: storePlace(store, wording),
    ...opening(store, visit, wording),
  }
}

/** The store something belongs to, where the directory has it. */
export function ownerStore(owner: Owner, { content }: PageContext): Store | undefined {
  return owner.kind === 'store' ? content.stores.find(({ id }) => id === owner.storeId) : undefined
}

/** The name of the owner; undefined where it is a store without one. */
export function ownerName(owner: Owner, visit: PageContext): string | undefined {
  if (owner.kind === 'property') return visit.content.property.name
  return ownerStore(owner, visit)?.name ?? owner.storeName
}

/** A store that is not open to anybody, or writes its hours as prose, has no badge. */
function opening(store: Store, { content }: PageContext, wording: Wording) {
  if (store.isComingSoon) return { note: wording.messages.store.notYetOpen }
  if (store.isTemporarilyClosed) return { note: wording.messages.store.closedForNow }
  if (store.freeFormHours !== undefined) return {}
  return { hours: hoursLines(storeHours(store.hours, content.hours).hours, wording) }
}
