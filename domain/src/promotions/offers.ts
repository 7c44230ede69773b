import type { Promotion } from '../mall/promotion.ts'

/** A promotion or a coupon in a common list. */
export type Offer = OfferOf<Promotion>

/** The same of a part of a promotion. */
export type OfferOf<Part> = Part & { readonly kind: OfferKind }

/** The kind of an offer. */
export type OfferKind = 'promotion' | 'coupon'

type Addressed = Pick<Promotion, 'id' | 'slug'>

/**
 * Promotions, then coupons, with distinct slugs: both have the address `/promotions/{slug}` (specification §2), so a
 * coupon with the slug of a promotion gets the suffix `-coupon`. Ids are unique within one kind only.
 */
export function listOffers<Part extends Addressed>(
  promotions: readonly Part[],
  coupons: readonly Part[],
): readonly OfferOf<Part>[] {
  const taken = new Set(promotions.map(({ slug }) => slug.toLowerCase()))
  return [
    ...promotions.map((promotion) => ({ ...promotion, kind: 'promotion' as const })),
    ...coupons.map((coupon) => ({ ...coupon, kind: 'coupon' as const, slug: freeSlug(coupon, taken) })),
  ]
}

function freeSlug({ slug, id }: Addressed, taken: Set<string>): string {
  const candidates = [slug, `${slug}-coupon`]
  const free = candidates.find((candidate) => !taken.has(candidate.toLowerCase())) ?? `${slug}-coupon-${id}`
  taken.add(free.toLowerCase())
  return free
}
