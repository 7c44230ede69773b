import { eventsRedirect } from '@promenade/domain/routing/events-redirect'
import type { Locale } from '@promenade/domain/locale/locale'
import { findByShortAddress, isShortAddress } from '@promenade/domain/map/place-codes'
import { localePath, splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { MallContent } from '../../content/mall-content.ts'
import { guideOf } from '../../content/map-guide.ts'
import { redirectTemporarily, redirectPermanently } from './respond.ts'
import type { SiteContext, SiteHandler } from './site-env.ts'

/** Redirects old and second addresses of a page with 301. */
export async function redirectMoved(
  { req: { path }, var: { search } }: SiteContext,
  next: () => Promise<void>,
): Promise<Response | void> {
  const events = eventsRedirect(path, search)
  if (events !== undefined) return redirectPermanently(events)
  // The data of the home page is at `/hydration/`.
  if (path !== '/' && path !== '/hydration/' && path.endsWith('/'))
    return redirectPermanently(`${path.slice(0, -1)}${search}`)
  return next()
}

/** Redirects the former address of a record and of its calendar file, and that of a recurring event to its next day. */
export function redirectRenamed(content: (locale: Locale) => MallContent | undefined): SiteHandler {
  return async ({ req: { path }, var: { search } }, next) => {
    const { locale, path: pagePath } = splitLocalePath(path)
    const [, record = pagePath, file = ''] = /^(.+)(\/calendar\.ics)$/.exec(pagePath) ?? []
    const redirect = content(locale)?.redirects.get(record)
    if (redirect === undefined) return next()
    const location = localePath(redirect.to + file, locale) + search
    return redirect.isPermanent ? redirectPermanently(location) : redirectTemporarily(location)
  }
}

/** Redirects the address on a board or a door, such as `/b/3` or `/u/214`, to the map as it is seen from there. */
export function redirectShort(content: (locale: Locale) => MallContent | undefined): SiteHandler {
  return async ({ req: { path } }, next) => {
    const { locale, path: pagePath } = splitLocalePath(path)
    const mall = isShortAddress(pagePath) ? content(locale) : undefined
    if (mall?.map === undefined) return next()
    const { places } = guideOf(mall.map, mall)
    const place = findByShortAddress(decodeURIComponent(pagePath), places, mall.stores)
    if (place === undefined) return next()
    return redirectTemporarily(localePath(`/map?${new URLSearchParams({ from: place.slug })}`, locale))
  }
}
