import type { OfferKind } from '@promenade/domain/promotions/offers'
import type { Query } from '../../route-handle.ts'

/** The filters of the page of promotions and coupons, from its address (`?kind=coupon&category=fashion`). */
export interface OfferSelection {
  readonly kind: OfferKind | undefined
  /** Slug of a store category. */
  readonly category: string | undefined
}

export function parseOfferSelection(query: Query<'kind' | 'category'>): OfferSelection {
  const kind = query.get('kind')?.trim().toLowerCase()
  const category = query.get('category')?.trim().toLowerCase()
  return {
    kind: kind === 'promotion' || kind === 'coupon' ? kind : undefined,
    category: category || undefined,
  }
}

/** The query of the address; empty without a filter. */
export function offerSelectionSearch({ kind, category }: OfferSelection): string {
  const query = new URLSearchParams()
  if (kind !== undefined) query.set('kind', kind)
  if (category !== undefined) query.set('category', category)
  return query.size === 0 ? '' : `?${query}`
}
