import { localePath, splitLocalePath } from '@promenade/domain/locale/locale-path'
import { fallbackPath, type OfflineList, offlineListPath, parseOfflineList } from '../app/device/offline.ts'
import { cachedPage, findHydrationData, picturesIn } from './cached-page.ts'
import { findCached, type SiteCache, type SiteCaches } from './caches.ts'
import { isPagePath } from './request-kind.ts'
import { limitCache, type LimitedCache } from './storage-limit.ts'

interface Environment {
  readonly caches: SiteCaches
  readonly fetch: (path: string, options: RequestInit) => Promise<Response>
  readonly now: () => number
}

/** Maximum visited pages in the cache; the oldest is removed. */
const maxVisited = 50

/** Concurrent downloads of pictures: few, since the visitor is using the page. */
const pictureBatch = 4

/** Revalidates each time; the site does not send unchanged content again. */
const revalidate: RequestInit = { cache: 'no-cache' }

/**
 * Caches the offline list of the page's language, and the page itself. A new version of the list gets a new cache with the
 * pages visited before; the old cache is removed when the new one is complete.
 */
export async function cacheSite(path: string, environment: Environment): Promise<void> {
  const { caches, fetch } = environment
  const { locale } = splitLocalePath(path)
  if (!isPage(path)) return
  const listed = await fetch(offlineListPath(locale), revalidate)
  const list = listed.ok ? parseOfflineList(await listed.clone().json()) : undefined
  if (list === undefined) return
  const cache = await caches.open(list.version)
  const limited = await limitCache(cache, list.files)
  const task: Task = { ...environment, list, cache, limited }
  if ((await cache.find(offlineListPath(locale))) === undefined) {
    await fill(path, task)
    await cache.put(offlineListPath(locale), listed)
  } else await cachePictures(await cachePage(path, task), task)
  for (const name of await caches.names()) if (name !== list.version) await caches.remove(name)
  await removeOldest(task)
}

interface Task extends Environment {
  readonly list: OfflineList
  readonly cache: SiteCache
  readonly limited: LimitedCache
}

async function fill(path: string, task: Task): Promise<void> {
  const { list, cache, caches, fetch } = task
  for (const file of list.files) {
    if ((await cache.find(file)) !== undefined) continue
    const response = (await findCached(caches, file)) ?? (await fetch(file, {}))
    if (!response.ok) throw new Error(`The offline list names ${file}, but the site does not have it.`)
    await cache.put(file, response)
  }
  const pages = new Set([localePath(fallbackPath, splitLocalePath(path).locale), ...list.pages])
  for (const name of await caches.names())
    for (const visited of await pathsOfPages(await caches.open(name))) pages.add(visited)
  const pictures: string[] = []
  for (const page of pages.add(path)) pictures.push(...(await cachePage(page, task)))
  await cachePictures(pictures, task)
}

async function pathsOfPages(cache: SiteCache): Promise<readonly string[]> {
  return (await cache.paths()).filter(isPage)
}

/** All other cached paths have an extension or a query, or are the data of a page. */
function isPage(path: string): boolean {
  return !path.startsWith('/hydration/') && !path.includes('?') && isPagePath(path)
}

/** Resolves with the pictures on the page. They are cached last, since the browser may stop the worker at any time. */
async function cachePage(path: string, task: Task): Promise<readonly string[]> {
  const { list, limited, fetch } = task
  const response = await fetch(path, revalidate)
  if (!isPublicPage(response)) return []
  const html = await response.text()
  const data = findHydrationData(html)
  // The page is of a newer build than the cached scripts: the next visit caches both.
  if (data !== undefined && !data.includes(`v=${list.build}.`)) return []
  const former = await dataOfCached(path, task)
  if (data !== undefined) await limited.put(data, await fetch(data, {}))
  await limited.put(path, documentOf(html, response, path, task))
  // Last, since the network may fail until here. A tab may just have opened the former document.
  await removeData(path, [data, former], task)
  return picturesIn(html)
}

async function dataOfCached(page: string, { cache }: Task): Promise<string | undefined> {
  return findHydrationData((await (await cache.find(page))?.text()) ?? '')
}

async function cachePictures(pictures: readonly string[], { cache, limited, fetch }: Task): Promise<void> {
  const present = new Set(await cache.paths())
  const missing = [...new Set(pictures)].filter((picture) => !present.has(picture))
  for (let first = 0; first < missing.length; first += pictureBatch) {
    const next = missing.slice(first, first + pictureBatch)
    await Promise.all(next.map((picture) => limited.putPicture(picture, () => fetch(picture, {}))))
  }
}

/** True for a page that is the same for every visitor and was not redirected. */
function isPublicPage({ status, redirected, headers }: Response): boolean {
  if (status !== 200 || redirected || !headers.get('content-type')?.startsWith('text/html')) return false
  return !/no-store|private/.test(headers.get('cache-control') ?? '')
}

function documentOf(html: string, response: Response, path: string, { list, now }: Task): Response {
  const { locale } = splitLocalePath(path)
  const at = Date.parse(response.headers.get('date') ?? '') || now()
  const page = cachedPage(html, { locale, path, at, timeZone: list.timeZone })
  return new Response(page, { headers: response.headers })
}

async function removePage(page: string, task: Task): Promise<void> {
  await removeData(page, [], task)
  await task.limited.remove(page)
}

async function removeData(
  page: string,
  others: readonly (string | undefined)[],
  { cache, limited }: Task,
): Promise<void> {
  const isOld = (path: string) => path.startsWith(`/hydration${page}?v=`) && !others.includes(path)
  for (const path of (await cache.paths()).filter(isOld)) await limited.remove(path)
}

async function removeOldest(task: Task): Promise<void> {
  // Listed pages stay in both languages.
  const listed = new Set([fallbackPath, ...task.list.pages.map((page) => splitLocalePath(page).path)])
  const pages = await pathsOfPages(task.cache)
  const visited = pages.filter((path) => !listed.has(splitLocalePath(path).path))
  for (const path of visited.slice(0, -maxVisited)) await removePage(path, task)
}
