import type { Owner } from '@promenade/domain/mall/values'
import type { ShoppingCenterLeaf, StoreLeaf } from 'schema-dts'
import type { PageContext } from '../../page-context.ts'
import { ownerStore } from '../owner-card.server.ts'
import { mallReference } from './mall.server.ts'
import type { StoreThing } from './store-type.ts'
import { storeReference } from './store.server.ts'
import { thing } from './structured-data.ts'

/** Who offers, organises or hires; of a store that the directory lacks there is no more than its name. */
export function ownerData(owner: Owner, context: PageContext): ShoppingCenterLeaf | StoreThing | undefined {
  if (owner.kind === 'property') return mallReference(context)
  const store = ownerStore(owner, context)
  if (store !== undefined) return storeReference(context, store)
  return owner.storeName === undefined
    ? undefined
    : thing<StoreLeaf>({ '@type': 'Store', name: owner.storeName })
}
