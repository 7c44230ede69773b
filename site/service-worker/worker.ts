import { respondWithDocument } from './respond-with-document.ts'
import { cacheSite } from './cache-site.ts'
import { cachedDocument } from './cached-document.ts'
import { requestKind } from './request-kind.ts'
import { createSiteCaches, findCached } from './caches.ts'

declare const self: ServiceWorkerGlobalScope

const siteCaches = createSiteCaches(self.caches)

/** Runs one after the other: two open pages would fetch the same files twice. */
let caching = Promise.resolve()

// A new worker need not wait until old pages are closed: while online it never serves a cached page.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (typeof message !== 'object' || message === null || !('cachePage' in message)) return
  const { cachePage } = message
  if (typeof cachePage !== 'string') return
  const environment = {
    caches: siteCaches,
    fetch: (path: string, options: RequestInit) => fetch(path, options),
    now: Date.now,
  }
  // The next page tries again after a failure.
  caching = caching.then(() => cacheSite(cachePage, environment)).catch(() => undefined)
  event.waitUntil(caching)
})

self.addEventListener('fetch', (event) => {
  const response = respondTo(event)
  if (response !== undefined) event.respondWith(response)
})

async function takeOver(): Promise<void> {
  // The browser requests a page while the worker starts, so that the worker costs no time.
  await self.registration.navigationPreload.enable()
  await self.clients.claim()
}

function respondTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { pathname, search } = new URL(request.url)
  const findHere = () => findCached(siteCaches, pathname + search)
  switch (requestKind(request, self.location.origin)) {
    case 'document':
      return respondWithDocument({
        network: () => documentOf(event),
        cached: () => cachedDocument(request.url, siteCaches),
        isOnline: self.navigator.onLine,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      })
    case 'immutable':
      return findHere().then((found) => found ?? fetch(request))
    case 'picture':
      return findHere().then((found) => found ?? fetch(request).catch(emptyPicture))
    case 'data':
      return fetch(request).catch(async (error: unknown) => (await findHere()) ?? Promise.reject(error))
    case 'other':
      return undefined
  }
}

async function documentOf(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(event.request)
}

/** Replaces a missing picture, so that its frame and alternative text stay. */
function emptyPicture(): Response {
  const headers = { 'content-type': 'image/svg+xml' }
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers })
}
