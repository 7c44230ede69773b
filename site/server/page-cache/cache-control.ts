/** How an answer may be kept on its way to visitors. */
interface Kind {
  readonly status: number
  /** As React Router gets it, language prefix and query included. */
  readonly url: string
  readonly isData: boolean
  readonly isPersonal: boolean
}

/** What depends on the visitor may not be kept for the next one. */
const personal = 'private, no-store'

/** `/` alone is answered by who asks, so that whoever keeps its page asks each time whether it is to be sent. */
const home = 'public, no-cache'

/**
 * A browser asks each time whether its copy still holds and mostly gets 304. A cache that many share sends its copy for
 * five seconds, for five more while it asks for a new one, and for a week while the site does not answer: with the
 * seconds that the site itself takes a change is everywhere within half a minute.
 */
const page = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=604800'

/** Router and prefetching link ask for the same data moments apart; once is enough. */
const data = 'public, max-age=5, stale-if-error=604800'

/** What is not there now may be there in a moment; asking for it again and again costs shared caches nothing. */
const missing = 'public, max-age=0, s-maxage=5'

/** The `Cache-Control` of what a screen answers where the screen itself says nothing. */
export function usualCaching({ status, url, isData, isPersonal }: Kind): string {
  if (isPersonal) return personal
  if (status >= 500) return 'no-store'
  if (status >= 400) return missing
  if (isData) return data
  return /^\/(?:\?|$)/.test(url) ? home : page
}
