import type { OfferKind } from '@promenade/domain/promotions/offers'
import { formatQuery, type Query } from '../../route-handle.ts'

/** The filters of the page of promotions and coupons, from its address (`?kind=coupon&category=fashion`). */
export interface OfferSelection {
  readonly kind: OfferKind | undefined
  /** Slug of a store category. */
  readonly category: string | undefined
}

type SelectionKey = 'kind' | 'category'

export function parseOfferSelection(query: Query<SelectionKey>): OfferSelection {
  const kind = query.get('kind')?.trim().toLowerCase()
  const category = query.get('category')?.trim().toLowerCase()
  return {
    kind: kind === 'promotion' || kind === 'coupon' ? kind : undefined,
    category: category || undefined,
  }
}

/** The query of the address; empty without a filter. */
export function offerSelectionSearch({ kind, category }: OfferSelection): string {
  return formatQuery<SelectionKey>({ kind, category })
}
