import { prefix, route, index, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { defaultLocale, type Locale, locales } from '@promenade/domain/locale/locale'

/** Every address of the site, once; each other language repeats the pages under its prefix. */
export default [
  route('sitemap.xml', 'pages/search-engines/sitemap.ts'),
  route('robots.txt', 'pages/search-engines/robots.ts'),
  route('stores.json', 'pages/open-data/stores-file.ts'),
  route('stores.schema.json', 'pages/open-data/stores-schema.ts'),
  ...locales.flatMap(({ code }) => (code === defaultLocale ? pages(code) : prefix(code, pages(code)))),
] satisfies RouteConfig

function pages(locale: Locale): RouteConfigEntry[] {
  // An address has one spelling: `/STORES` is not a second `/stores`, and `/ES` is not Spanish.
  const id = (name: string) => ({ id: `${locale}:${name}`, caseSensitive: true })
  return [
    index('pages/home/home-page.tsx', id('home')),
    route('stores', 'pages/stores/directory-page.tsx', id('stores')),
    route('stores/:slug', 'pages/stores/store-page.tsx', id('store')),
    route('retail', 'pages/stores/section-page.tsx', id('retail')),
    route('foodandbeverage', 'pages/stores/section-page.tsx', id('foodandbeverage')),
    route('professionalservices', 'pages/stores/section-page.tsx', id('professionalservices')),
    route('map', 'pages/map/map-page.tsx', id('map')),
    route('map/print', 'pages/map/printed-map-page.tsx', id('printed-map')),
    route('map/boards', 'pages/map/boards-page.tsx', id('map-boards')),
    route('plan-my-visit', 'pages/visit-plan/visit-plan-page.tsx', id('plan-my-visit')),
    route('plan-my-visit/favorites', 'pages/visit-plan/plan-favorites.ts', id('plan-favorites')),
    route('plan-my-visit.ics', 'pages/visit-plan/visit-calendar.ts', id('plan-calendar')),
    route('promotions', 'pages/promotions/promotions-page.tsx', id('promotions')),
    route('promotions/:slug', 'pages/promotions/promotion-page.tsx', id('promotion')),
    route('jobs', 'pages/jobs/jobs-page.tsx', id('jobs')),
    route('jobs/:slug', 'pages/jobs/job-page.tsx', id('job')),
    route('events-and-news', 'pages/events/events-page.tsx', id('events')),
    route('events-and-news/:slug', 'pages/events/event-page.tsx', id('event')),
    route('events-and-news/:slug/calendar.ics', 'pages/events/calendar-file.ts', id('event-calendar')),
    route('promotions.rss', 'pages/feeds/promotions-feed.ts', id('promotions-feed')),
    route('events-and-news.rss', 'pages/feeds/events-feed.ts', id('events-feed')),
    route('blogs.rss', 'pages/feeds/blogs-feed.ts', id('blogs-feed')),
    route('events.ics', 'pages/events/events-calendar.ts', id('events-calendar')),
    route('blogs', 'pages/blogs/blogs-page.tsx', id('blogs')),
    route('blogs/:slug', 'pages/blogs/blog-page.tsx', id('blog')),
    route('contests', 'pages/contests/contests-page.tsx', id('contests')),
    route('contests/:slug', 'pages/contests/contest-page.tsx', id('contest')),
    route('search-results', 'pages/search/search-page.tsx', id('search')),
    route('search-results/suggestions', 'pages/search/suggestions.ts', id('search-suggestions')),
    route('calm-hours.ics', 'pages/hours/calm-calendar.ts', id('calm-calendar')),
    route('hours', 'pages/hours/hours-page.tsx', id('hours')),
    route('newsletter', 'pages/content-pages/newsletter-page.tsx', id('newsletter')),
    route('newsletter/confirm', 'pages/newsletter/newsletter-link-page.tsx', id('newsletter-confirm')),
    route('newsletter/unsubscribe', 'pages/newsletter/newsletter-link-page.tsx', id('newsletter-leave')),
    route('login', 'pages/account/login-page.tsx', id('login')),
    route('login/confirm', 'pages/account/login-link-page.tsx', id('login-link')),
    route('profile', 'pages/account/profile-page.tsx', id('profile')),
    route('profile/delete', 'pages/account/delete-page.tsx', id('delete-account')),
    route('profile/data', 'pages/account/profile-data.ts', id('profile-data')),
    route('favorites', 'pages/favorites/favorites-page.tsx', id('favorites')),
    route('favorites/change', 'pages/favorites/change-favorites.ts', id('change-favorites')),
    route('contact-us', 'pages/content-pages/contact-page.tsx', id('contact-us')),
    route('report', 'pages/report/report-page.tsx', id('report')),
    route('pages', 'pages/content-pages/pages-page.tsx', id('pages')),
    route('pages/:slug', 'pages/content-pages/content-page.tsx', id('page')),
    route('offline', 'pages/offline/offline-page.tsx', id('offline')),
    route('style-guide', 'pages/style-guide/style-guide-page.tsx', id('style-guide')),
    route('*', 'pages/errors/unknown-page.tsx', id('unknown')),
  ]
}
