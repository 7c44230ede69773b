import { storeHours } from '@promenade/domain/hours/store-hours'
import type { Store } from '../../content/mall-content.ts'
import type { Owner } from '@promenade/domain/mall/values'
import type { Clock, Mall, Words } from './page-parts.ts'
import type { OwnerCardProps } from '../components/owner-card/owner-card.tsx'
import { hoursLines } from './hours-lines.server.ts'
import { logoUrl } from './picture-source.server.ts'
import { ownerStore } from './owner-store.ts'
import { storePlace } from './store-place.ts'

/** The card of an item's owner; undefined for an unknown store. */
export function ownerCard(owner: Owner, context: Words & Clock & Mall): OwnerCardProps | undefined {
  const { property, hours } = context.content
  if (owner.kind === 'property') {
    return { name: property.name, to: context.href('/hours'), hours: hoursLines(hours, context) }
  }
  const store = ownerStore(owner, context)
  if (store === undefined) return owner.storeName === undefined ? undefined : { name: owner.storeName }
  return {
    name: store.name,
    to: context.href(`/stores/${store.slug}`),
    logo: { url: logoUrl(store.logo, context) },
    place: storePlace(store, context),
    ...opening(store, context),
  }
}

/** Name of the owner; undefined for a store without one. */
export function ownerName(owner: Owner, context: Mall): string | undefined {
  if (owner.kind === 'property') return context.content.property.name
  return ownerStore(owner, context)?.name ?? owner.storeName
}

/** No badge for stores that are not open at all, or with free-text hours. */
function opening(store: Store, context: Words & Clock & Mall) {
  const { content } = context
  if (store.isComingSoon) return { note: context.messages.store.notYetOpen }
  if (store.isTemporarilyClosed) return { note: context.messages.store.closedForNow }
  if (store.freeFormHours !== undefined) return {}
  return { hours: hoursLines(storeHours(store.hours, content.hours).hours, context) }
}
