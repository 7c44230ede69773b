import type { MenuPage } from '@promenade/domain/mall/menu-pages'
import type { FixedPath } from '@promenade/domain/routing/fixed-pages'
import type { Messages } from '../messages/en.ts'

/** Without language prefix. */
export type NavigationPath = FixedPath | `/pages/${MenuPage}`

interface NavigationItem {
  readonly text: string
  readonly path: NavigationPath
}

export interface NavigationGroup {
  readonly text: string
  /** Set for a group that is a single page. */
  readonly path?: NavigationPath
  readonly items: readonly NavigationItem[]
}

/** The main navigation (specification §2) without pages that the mall lacks. */
export function navigation(
  messages: Messages,
  missingPages: readonly NavigationPath[] = [],
): readonly NavigationGroup[] {
  return allGroups(messages)
    .map((group) => ({ ...group, items: group.items.filter(({ path }) => !missingPages.includes(path)) }))
    .filter(({ path, items }) => path !== undefined || items.length > 0)
}

/** The path of a content page of the menu. */
export function pathOf(page: MenuPage): `/pages/${MenuPage}` {
  return `/pages/${page}`
}

function allGroups({ nav }: Messages): readonly NavigationGroup[] {
  return [
    {
      text: nav.stores,
      items: [
        { text: nav.directory, path: '/stores' },
        { text: nav.retail, path: '/retail' },
        { text: nav.foodAndBeverage, path: '/foodandbeverage' },
        { text: nav.services, path: '/professionalservices' },
        { text: nav.map, path: '/map' },
        { text: nav.planMyVisit, path: '/plan-my-visit' },
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
        { text: nav.giftCards, path: pathOf('gift-cards') },
        { text: nav.inPersonPurchase, path: pathOf('in-person-purchase') },
        { text: nav.onlinePurchase, path: pathOf('online-purchase') },
        { text: nav.corporatePurchase, path: pathOf('corporate-purchase') },
      ],
    },
    { text: nav.jobs, path: '/jobs', items: [] },
    {
      text: nav.about,
      items: [
        { text: nav.directionsAndParking, path: pathOf('directions-and-parking') },
        { text: nav.hours, path: '/hours' },
        { text: nav.contact, path: '/contact-us' },
        { text: nav.ourServices, path: pathOf('our-services') },
        { text: nav.accessibility, path: pathOf('accessibility') },
        { text: nav.security, path: pathOf('security-and-life-safety') },
      ],
    },
  ]
}
