import { isQuietFlag, tileFlag } from '@promenade/domain/directory/tile-flags'
import type { StoreListing } from '@promenade/domain/mall/store'
import type { StoreTileProps } from '../components/store-tile/store-tile.tsx'
import { favoriteButtonFor } from './favorite-button.server.ts'
import { logoUrl } from './picture-source.server.ts'
import { storePlace } from './store-place.ts'
import type { Mall, Words } from './page-parts.ts'

export function storeTile(store: StoreListing, context: Words & Mall): StoreTileProps {
  return { ...storeFace(store, context), favoriteButton: favoriteButtonFor('store', store, context) }
}

/** The tile without its favorite button. */
export function storeFace(store: StoreListing, context: Words & Mall): StoreTileProps {
  const { messages, href } = context
  const flag = tileFlag(store)
  return {
    to: href(`/stores/${store.slug}`),
    name: store.name,
    logo: logoUrl(store.logo, context),
    note: storePlace(store, context),
    flag: flag && { text: messages.store.flags[flag], quiet: isQuietFlag(flag) },
  }
}
