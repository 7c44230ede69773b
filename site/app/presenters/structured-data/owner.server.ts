import type { Owner } from '@promenade/domain/mall/values'
import type { ShoppingCenterLeaf, StoreLeaf } from 'schema-dts'
import type { Mall, Place, Words } from '../page-parts.ts'
import { ownerStore } from '../owner-store.ts'
import { mallReference } from './mall.server.ts'
import type { StoreThing } from './store-type.ts'
import { storeReference } from './store.server.ts'
import { thing } from './structured-data.ts'

/** The owner of an item; a store outside the directory has only a name. */
export function ownerData(
  owner: Owner,
  context: Words & Mall & Place,
): ShoppingCenterLeaf | StoreThing | undefined {
  if (owner.kind === 'property') return mallReference(context)
  const store = ownerStore(owner, context)
  if (store !== undefined) return storeReference(context, store)
  return owner.storeName === undefined
    ? undefined
    : thing<StoreLeaf>({ '@type': 'Store', name: owner.storeName })
}
