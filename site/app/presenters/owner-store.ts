import type { Owner } from '@promenade/domain/mall/values'

interface Mall<Store> {
  readonly content: { readonly stores: readonly Store[] }
}

/** The owning store, if it is in the directory. */
export function ownerStore<Store extends { readonly id: string }>(
  owner: Owner,
  { content }: Mall<Store>,
): Store | undefined {
  return owner.kind === 'store' ? content.stores.find(({ id }) => id === owner.storeId) : undefined
}
