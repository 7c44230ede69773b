import type { Promotion } from '../mall/promotion.ts'

/** A promotion or a coupon, told apart where the two stand in one list. */
export interface Offer extends Promotion {
  readonly kind: OfferKind
}

export type OfferKind = 'promotion' | 'coupon'

/**
 * Promotions, then coupons, each with a slug of its own: they share one address, `/promotions/{slug}` (specification
 * §2), so a coupon named like a promotion gets `-coupon` appended. Ids are unique within one kind only.
 */
export function listOffers(
  promotions: readonly Promotion[],
  coupons: readonly Promotion[],
): readonly Offer[] {
  const taken = new Set(promotions.map(({ slug }) => slug.toLowerCase()))
  return [
    ...promotions.map((promotion) => ({ ...promotion, kind: 'promotion' as const })),
    ...coupons.map((coupon) => ({ ...coupon, kind: 'coupon' as const, slug: freeSlug(coupon, taken) })),
  ]
}

function freeSlug({ slug, id }: Promotion, taken: Set<string>): string {
  const candidates = [slug, `${slug}-coupon`]
  const free = candidates.find((candidate) => !taken.has(candidate.toLowerCase())) ?? `${slug}-coupon-${id}`
  taken.add(free.toLowerCase())
  return free
}
