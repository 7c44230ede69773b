import { isKeptPage } from './offline-line.ts'

interface Loading<Screen> {
  readonly request: Request
  /** Of the route; while a page wakes, what it was rendered from. */
  readonly serverLoader: () => Promise<Screen>
}

/** Makes the screen for a query out of the one for another query of the same page; undefined where it cannot. */
type Compose<Screen> = (kept: Screen, query: URLSearchParams) => Promise<Screen | undefined>

/**
 * A route's `clientLoader` for a page whose screen the browser can make by itself. With a network it is what the server
 * says; without one it is composed from the last screen the server has made for this page. That may be the one of the
 * document itself: the worker answers with the page as it is without a query, whatever the query is. Where it cannot be
 * composed, such a document stays as it is, and a page that is awake fails as any other does.
 */
export function createComposingLoader<Screen>(compose: Compose<Screen>) {
  let kept: Screen | undefined
  /** What it takes may not be on this device. */
  async function composeFor(query: URLSearchParams): Promise<Screen | undefined> {
    return kept === undefined ? undefined : compose(kept, query).catch(() => undefined)
  }
  async function clientLoader({ request, serverLoader }: Loading<Screen>): Promise<Screen> {
    const { pathname, searchParams } = new URL(request.url)
    const isWaking = kept === undefined
    try {
      kept = await serverLoader()
    } catch (error) {
      const composed = isWithoutNetwork(error) ? await composeFor(searchParams) : undefined
      if (composed === undefined) throw error
      return composed
    }
    const isOfOtherQuery = isWaking && searchParams.size > 0 && isKeptPage(pathname)
    return (isOfOtherQuery ? await composeFor(searchParams) : undefined) ?? kept
  }
  // Otherwise it would not be asked when a page wakes.
  clientLoader.hydrate = true as const
  return clientLoader
}

/** Browsers say it with a `TypeError` and words of their own; what a server refuses is another kind of error. */
function isWithoutNetwork(error: unknown): boolean {
  return error instanceof TypeError
}
