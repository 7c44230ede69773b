import { type DataStrategyResult, isRouteErrorResponse } from 'react-router'
import { loadDocument } from './load-document.ts'

/** True once a script of this document's build could not be had: from then on every page is a new document. */
let isOutdated = false

/** Ends the wait of the load under way; the router has one at a time. */
let endWait = () => {}

// A patch makes the router say so (`site/build/patches/missing-chunk.ts`); its results do not.
if (typeof window !== 'undefined') {
  window.addEventListener('missingchunk', () => {
    isOutdated = true
    endWait()
  })
}

type Results = Record<string, DataStrategyResult>

/**
 * Around every page the router loads: where its data or its chunk cannot be had, the browser goes to the address
 * itself (specification §8: data failure is logged and has no message of its own; a failed chunk loads a document).
 * There the visitor gets the page, or the server's error page with its number, or the browser's own word on the
 * network. What was typed into a form is never left behind: a failed submission stays where it is.
 */
export async function loadDocumentOnFailure(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  if (request.method !== 'GET') return next()
  if (isOutdated) return loadDocument(request.url)
  // The router never settles where the missing script is the one with the page's own loader.
  const loading = next()
  const results = await Promise.race([loading, missingChunk()])
  // A load that is given up for another page has failed too.
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

/** Redirects and what the site itself refuses, such as an unknown page, are answers. */
function isFailure({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false
  return !(isRouteErrorResponse(result) && result.status < 500)
}
