import { isCachedPage } from './offline-line.ts'

interface Loading<Screen> {
  readonly request: Request
  /** The route's loader; during hydration, the data of the document. */
  readonly serverLoader: () => Promise<Screen>
}

/** Computes the screen for a query from that for another query of the same page; undefined if it cannot. */
type Compose<Screen> = (last: Screen, query: URLSearchParams) => Promise<Screen | undefined>

/**
 * The `clientLoader` of a page that the browser can compute by itself, and what tells it the screen of the document. Online it returns
 * the server's screen. Offline it computes the screen from the last one of the server, which may be that of the document: a cached
 * page has no query. If it cannot, a cached document stays as it is, and a navigation fails as on any other page.
 */
export function createComposingLoader<Screen>(compose: Compose<Screen>) {
  let last: Screen | undefined
  // Only a cached document may lack its query: with any other, the router would render the whole page a second time.
  let isHydrating = typeof document !== 'undefined' && isCachedPage(document.location.pathname)
  /** Undefined if the map's data is not cached. */
  async function composeFor(query: URLSearchParams): Promise<Screen | undefined> {
    return last === undefined ? undefined : compose(last, query).catch(() => undefined)
  }
  async function clientLoader({ request, serverLoader }: Loading<Screen>): Promise<Screen> {
    const { pathname, searchParams } = new URL(request.url)
    const isOfDocument = isHydrating
    isHydrating = false
    try {
      last = await serverLoader()
    } catch (error) {
      const composed = isNetworkError(error) ? await composeFor(searchParams) : undefined
      if (composed === undefined) throw error
      return composed
    }
    const hasOtherQuery = isOfDocument && searchParams.size > 0 && isCachedPage(pathname)
    return (hasOtherQuery ? await composeFor(searchParams) : undefined) ?? last
  }
  clientLoader.hydrate = isHydrating
  /** Called by the page when it is shown: the screen of the document did not pass the loader. */
  function keepScreen(screen: Screen): void {
    last ??= screen
  }
  return { clientLoader, keepScreen }
}

/** Without a network `fetch` rejects with a TypeError; a refusal of the server is another error. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError
}
