import { storeHours } from '@promenade/domain/hours/store-hours'
import type { Store } from '../../../content/mall-content.ts'
import type { Clock, Mall, Place, Words } from '../page-parts.ts'
import { pictureAddress, recordAddress, websiteAddress } from './addresses.server.ts'
import { mallAddress, mallReference } from './mall.server.ts'
import { openingHours } from './opening-hours.server.ts'
import { type StoreThing, storeType } from './store-type.ts'
import { someOf, thing } from './structured-data.ts'

/** A store in its mall, with its hours if it is open at all. */
export function storeData(context: Words & Clock & Mall & Place, store: Store): StoreThing {
  const hours = isOpenToPublic(store)
    ? openingHours(storeHours(store.hours, context.content.hours).hours, context)
    : undefined
  const website = websiteAddress(store.website)
  return thing<StoreThing>({
    '@type': storeType(categorySlugs(store, context)),
    '@id': storeId(store, context),
    name: store.name,
    url: recordAddress(context, '/stores', store),
    description: store.summary,
    telephone: store.phone,
    email: store.email,
    logo: pictureAddress(context, store.logo),
    image: pictureAddress(context, store.storeFront),
    address: mallAddress(context),
    containedInPlace: mallReference(context),
    sameAs: someOf([...(website ? [website] : []), ...store.socialLinks.map(({ url }) => url)]),
    openingHoursSpecification: hours?.regular,
    specialOpeningHoursSpecification: hours?.special,
  })
}

/** The store as a reference from other data. */
export function storeReference(context: Words & Mall & Place, store: Store): StoreThing {
  return thing<StoreThing>({
    '@type': storeType(categorySlugs(store, context)),
    '@id': storeId(store, context),
    name: store.name,
    url: recordAddress(context, '/stores', store),
    logo: pictureAddress(context, store.logo),
    address: mallAddress(context),
  })
}

/** Does not depend on the language, so that both languages describe one thing. */
function storeId({ slug }: Store, { origin }: Place): string {
  return `${origin}/stores/${encodeURIComponent(slug)}#store`
}

/** False for stores that are not open at all, or with free-text hours. */
function isOpenToPublic({ isComingSoon, isTemporarilyClosed, freeFormHours }: Store): boolean {
  return !isComingSoon && !isTemporarilyClosed && freeFormHours === undefined
}

function categorySlugs(store: Store, { content }: Mall): string[] {
  return content.categories.filter(({ id }) => store.categoryIds.includes(id)).map(({ slug }) => slug)
}
