import { locales } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import { fixedPages, type FixedPath } from '@promenade/domain/routing/fixed-pages'
import { nextYearly, plainDay } from './clock/days.ts'

const visit = `stops=s1.s2*45.s3&visit=date%3D${plainDay(5)}%26time%3D14%3A00%26end%3Dnorth-slip`

/** Addresses of fixed pages with more states than their plain path. */
const states: Readonly<Partial<Record<FixedPath, readonly string[]>>> = {
  '/stores': ['/stores', '/stores?letter=B&category=fashion', '/stores?letter=X&category=coffee-tea'],
  '/map': [
    '/map',
    '/map?from=ferry-door&to=casa-jicara&stepfree=1',
    '/map?to=casa-jicara',
    `/map?${visit}&leg=0-1.0.2`,
    `/map?from=ferry-door&to=7-and-salt&step=9&${visit}&leg=1-1.0.2`,
  ],
  '/hours': ['/hours', `/hours?date=${nextYearly('12-24')}`],
  '/plan-my-visit': ['/plan-my-visit', `/plan-my-visit?stops=s1.s2*45.s3&date=${plainDay(5)}&time=14:00`],
  '/promotions': ['/promotions', '/promotions?kind=coupon&category=optical'],
  '/events-and-news': ['/events-and-news', '/events-and-news?kind=news&when=month'],
  '/jobs': ['/jobs', '/jobs?type=part-time'],
  '/newsletter/confirm': ['/newsletter/confirm?token=0123456789abcdefghijkl'],
  '/newsletter/unsubscribe': ['/newsletter/unsubscribe?token=0123456789abcdefghijkl'],
  '/login/confirm': ['/login/confirm?hash=0123456789abcdefghijkl'],
  '/favorites': ['/favorites', '/favorites?add=s12.p9.e10.s9999'],
  '/report': ['/report?about=stores/ixtle'],
  '/search-results': [
    '/search-results',
    '/search-results?searchQuery=boots',
    '/search-results?searchQuery=boots&tab=promotions',
    '/search-results?searchQuery=xyzzyplugh',
  ],
}

/** A record of each kind in the demo mall, and missing ones. */
const records = [
  '/stores/ixtle',
  '/stores/quilon-nowhere',
  '/promotions/raincoats-quarter-off',
  '/promotions/fogbound-two-off-a-bag',
  '/jobs/night-baker-crumb-and-compass',
  '/events-and-news/calm-hours',
  '/events-and-news/five-new-doors',
  '/events-and-news/stories-in-spanish-nandu',
  '/blogs/quayside',
  '/blogs/birds-from-a-bench',
  '/contests/name-the-ferry',
  '/pages/gift-cards',
  '/pages/directions-and-parking',
  '/pages/about',
  '/no-such-page',
]

/**
 * Every kind of screen, in each of its states that has an address, without language prefix. Without those that redirect to
 * `/login`.
 */
export const screens: readonly string[] = [
  ...fixedPages.filter((page) => !needsLogin(page)).flatMap(({ path }) => states[path] ?? [path]),
  ...records,
]

/** Each page once, without states that only differ by query. */
export const kindsOfScreens = screens.filter((path) => {
  const [page = '', query] = path.split('?')
  return query === undefined || !screens.includes(page)
})

/** Paths with the prefix of each language in turn. */
export function inBothLanguages(paths: readonly string[]): string[] {
  return paths.flatMap((path) => locales.map(({ code }) => localePath(path, code)))
}

function needsLogin(page: (typeof fixedPages)[number]): boolean {
  return 'needs' in page && page.needs === 'login'
}
