import { tileFlags, type TileFlag } from '@promenade/domain/directory/tile-flags'
import type { StoreListing } from '@promenade/domain/mall/store'
import type { StoreTileProps } from '../components/store-tile/store-tile.tsx'
import { favoriteButtonFor } from './favorite-button.server.ts'
import { logoUrl } from './shown-picture.server.ts'
import { storePlace } from './store-place.ts'
import type { Wording } from './wording.server.ts'

const quietFlags: readonly TileFlag[] = ['promotion', 'event', 'job', 'coming-soon', 'temporarily-closed']

export function storeTile(store: StoreListing, wording: Wording): StoreTileProps {
  return { ...storeFace(store, wording), heart: favoriteButtonFor('store', store, wording) }
}

/** The tile without its heart. */
export function storeFace(store: StoreListing, wording: Wording): StoreTileProps {
  const { messages, href } = wording
  const [flag] = tileFlags(store)
  return {
    to: href(`/stores/${store.slug}`),
    name: store.name,
    logo: logoUrl(store.logo, wording),
    note: storePlace(store, wording),
    flag: flag && { text: messages.store.flags[flag], quiet: quietFlags.includes(flag) },
  }
}
