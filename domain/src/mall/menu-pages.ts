/** Slugs of the content pages in the main navigation (specification §2), in its order. */
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

/** The slug of a content page in the main navigation. */
export type MenuPage = (typeof menuPages)[number]
