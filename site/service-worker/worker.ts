import { answerDocument } from './respond-with-document.ts'
import { keepSite } from './cache-site.ts'
import { keptDocument } from './cached-document.ts'
import { requestKind } from './request-kind.ts'
import { createShelves, findKept } from './caches.ts'

declare const self: ServiceWorkerGlobalScope

const shelves = createShelves(self.caches)

/** One at a time: two pages of one site would fetch the same files twice. */
let keeping = Promise.resolve()

// A new worker need not wait until old pages are closed: with a network it never answers for a page.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (typeof message !== 'object' || message === null || !('keep' in message)) return
  const { keep } = message
  if (typeof keep !== 'string') return
  const surroundings = {
    shelves,
    fetch: (path: string, options: RequestInit) => fetch(path, options),
    now: Date.now,
  }
  // Whatever is missing then is tried again with the next page.
  keeping = keeping.then(() => keepSite(keep, surroundings)).catch(() => undefined)
  event.waitUntil(keeping)
})

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer !== undefined) event.respondWith(answer)
})

async function takeOver(): Promise<void> {
  // The network is asked while the worker starts: a page comes no later for having one.
  await self.registration.navigationPreload.enable()
  await self.clients.claim()
}

function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { pathname, search } = new URL(request.url)
  const kept = () => findKept(shelves, pathname + search)
  switch (requestKind(request, self.location.origin)) {
    case 'document':
      return answerDocument({
        network: () => documentOf(event),
        kept: () => keptDocument(request.url, shelves),
        isOnline: self.navigator.onLine,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      })
    case 'lasting':
      return kept().then((found) => found ?? fetch(request))
    case 'picture':
      return kept().then((found) => found ?? fetch(request).catch(emptyPicture))
    case 'data':
      return fetch(request).catch(async (error: unknown) => (await kept()) ?? Promise.reject(error))
    case 'other':
      return undefined
  }
}

async function documentOf(event: FetchEvent): Promise<Response> {
  const ahead: unknown = await event.preloadResponse
  return ahead instanceof Response ? ahead : fetch(event.request)
}

/** In the place of a broken one: its frame stays, and its text is still there for who hears the page. */
function emptyPicture(): Response {
  const headers = { 'content-type': 'image/svg+xml' }
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers })
}
