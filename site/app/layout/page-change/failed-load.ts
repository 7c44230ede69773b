import { type DataStrategyResult, isRouteErrorResponse } from 'react-router'
import { loadDocument } from './load-document.ts'

/** True after a script of this build was missing: then every navigation loads a document. */
let isOutdated = false

/** Ends the current load; the router has one at a time. */
let endWait = () => {}

// A patch makes the router emit this event (`site/build/patches/missing-chunk.ts`).
if (typeof window !== 'undefined') {
  window.addEventListener('missingchunk', () => {
    isOutdated = true
    endWait()
  })
}

type Results = Record<string, DataStrategyResult>

/**
 * Wraps the router's loads: if data or chunk cannot be loaded, the browser navigates to the address (specification §8:
 * data failure is logged and has no message of its own; a failed chunk loads a document). The visitor gets the page,
 * the server's error page, or the browser's network error. A failed submission stays on its page, so that no input is
 * lost.
 */
export async function loadDocumentOnFailure(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  if (request.method !== 'GET') return next()
  if (isOutdated) return loadDocument(request.url)
  // The router never settles if the chunk of a client loader is missing.
  const loading = next()
  const results = await Promise.race([loading, missingChunk()])
  // An aborted load has failed too.
  if (request.signal.aborted) return loading
  const failure = Object.values(results ?? {}).find(isFailure)
  if (results !== undefined && failure === undefined && !isOutdated) return results
  // oxlint-disable-next-line no-console
  if (failure !== undefined) console.error('Error loading data', failure.result)
  return loadDocument(request.url)
}

function missingChunk(): Promise<undefined> {
  return new Promise((resolve) => (endWait = () => resolve(undefined)))
}

/** Redirects and HTTP errors of the site, such as 404, are valid results. */
function isFailure({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false
  return !(isRouteErrorResponse(result) && result.status < 500)
}
