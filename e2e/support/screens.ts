import { locales } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'

/** Every kind of screen, in each of its states that has an address, without language prefix. */
export const screens: readonly string[] = [
  '/',
  '/stores',
  '/stores?letter=B&category=fashion',
  '/stores?letter=X&category=coffee-tea',
  '/retail',
  '/foodandbeverage',
  '/professionalservices',
  '/stores/ixtle',
  '/stores/quilon-nowhere',
  '/map',
  '/map?from=ferry-door&to=casa-jicara&stepfree=1',
  '/map/boards',
  '/promotions',
  '/promotions?kind=coupon&category=optical',
  '/promotions/raincoats-quarter-off',
  '/promotions/fogbound-two-off-a-bag',
  '/jobs',
  '/jobs?type=part-time',
  '/jobs/night-baker-crumb-and-compass',
  '/hours',
  '/hours?date=2026-12-24',
  '/events-and-news',
  '/events-and-news?kind=news&when=month',
  '/events-and-news/calm-hours',
  '/events-and-news/five-new-doors',
  '/events-and-news/stories-in-spanish-nandu',
  '/blogs',
  '/blogs/quayside',
  '/blogs/birds-from-a-bench',
  '/contests',
  '/contests/name-the-ferry',
  '/pages',
  '/pages/gift-cards',
  '/pages/directions-and-parking',
  '/pages/about',
  '/contact-us',
  '/newsletter',
  '/newsletter/confirm?token=0123456789abcdefghijkl',
  '/login',
  '/login/confirm?hash=0123456789abcdefghijkl',
  '/favorites',
  '/favorites?add=s12.p9.e10.s9999',
  '/search-results',
  '/search-results?searchQuery=boots',
  '/search-results?searchQuery=boots&tab=promotions',
  '/search-results?searchQuery=xyzzyplugh',
  '/offline',
  '/style-guide',
  '/no-such-page',
]

/** Each page once: without the states that only a query brings. */
export const kindsOfScreens = screens.filter((path) => {
  const [page = '', query] = path.split('?')
  return query === undefined || !screens.includes(page)
})

/** Paths with the prefix of each language in turn. */
export function inBothLanguages(paths: readonly string[]): string[] {
  return paths.flatMap((path) => locales.map(({ code }) => localePath(path, code)))
}
