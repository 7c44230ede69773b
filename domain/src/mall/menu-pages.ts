/** Slugs of the content pages that the main navigation leads to (specification §2), in its order. */
export const menuPages = [
  'gift-cards',
  'in-person-purchase',
  'online-purchase',
  'corporate-purchase',
  'directions-and-parking',
  'our-services',
  'accessibility',
  'security-and-life-safety',
] as const

export type MenuPage = (typeof menuPages)[number]
