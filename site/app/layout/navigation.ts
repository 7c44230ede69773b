import type { Messages } from '../messages/en.ts'

interface NavigationItem {
  readonly text: string
  /** A path without language prefix. */
  readonly path: string
}

export interface NavigationGroup {
  readonly text: string
  /** Where the group is one page and has no items. */
  readonly path?: string
  readonly items: readonly NavigationItem[]
}

/** The main navigation of the specification (§2), as far as its screens exist. */
export function navigation({ nav }: Messages): readonly NavigationGroup[] {
  return [
    {
      text: nav.stores,
      items: [
        { text: nav.directory, path: '/stores' },
        { text: nav.retail, path: '/retail' },
        { text: nav.foodAndBeverage, path: '/foodandbeverage' },
        { text: nav.services, path: '/professionalservices' },
        { text: nav.map, path: '/map' },
      ],
    },
    {
      text: nav.events,
      items: [
        { text: nav.promosAndEvents, path: '/events-and-news' },
        { text: nav.promotions, path: '/promotions' },
        { text: nav.blog, path: '/blogs' },
      ],
    },
    {
      text: nav.giftCards,
      items: [
        { text: nav.giftCards, path: '/pages/gift-cards' },
        { text: nav.inPersonPurchase, path: '/pages/in-person-purchase' },
        { text: nav.onlinePurchase, path: '/pages/online-purchase' },
        { text: nav.corporatePurchase, path: '/pages/corporate-purchase' },
      ],
    },
    { text: nav.jobs, path: '/jobs', items: [] },
    {
      text: nav.about,
      items: [
        { text: nav.directionsAndParking, path: '/pages/directions-and-parking' },
        { text: nav.hours, path: '/hours' },
        { text: nav.contact, path: '/contact-us' },
        { text: nav.ourServices, path: '/pages/our-services' },
        { text: nav.accessibility, path: '/pages/accessibility' },
        { text: nav.security, path: '/pages/security-and-life-safety' },
      ],
    },
  ]
}
