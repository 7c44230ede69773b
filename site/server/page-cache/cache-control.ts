/** The properties of a response that decide how proxies and browsers may cache it. */
interface CacheableResponse {
  readonly status: number
  /** As React Router gets it, with language prefix and query. */
  readonly url: string
  readonly isData: boolean
  readonly isPersonal: boolean
}

const personal = 'private, no-store'

/** `/` may redirect to the visitor's language, so caches must revalidate it. */
const home = 'public, no-cache'

/**
 * A browser revalidates its copy each time and mostly gets 304. A shared cache sends its copy for five seconds, for five
 * more while it revalidates, and for a week while the site is down. Together with the grace second of the page cache, a
 * change is everywhere within half a minute.
 */
const page = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=604800'

/** The router and a prefetching link request the same data moments apart. */
const data = 'public, max-age=5, stale-if-error=604800'

/** A missing page may be added at any time; shared caches absorb repeated requests. */
const missing = 'public, max-age=0, s-maxage=5'

/** The `Cache-Control` of a response whose route sets none. */
export function defaultCacheControl({ status, url, isData, isPersonal }: CacheableResponse): string {
  if (isPersonal) return personal
  if (status >= 500) return 'no-store'
  if (status >= 400) return missing
  if (isData) return data
  return /^\/(?:\?|$)/.test(url) ? home : page
}
