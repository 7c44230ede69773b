import { localePath, splitLocalePath } from '@promenade/domain/locale/locale-path'
import { fallbackPath, type OfflineList, offlineListPath, parseOfflineList } from '../app/device/offline.ts'
import { isPersonalScreen } from '../app/personal-screens.ts'
import { asleepForEver, keptPage, pageParts } from './cached-page.ts'
import { isPagePath } from './request-kind.ts'
import type { Shelf, Shelves } from './caches.ts'
import { createRoom, type Room } from './storage-limit.ts'

interface Surroundings {
  readonly shelves: Shelves
  readonly fetch: (path: string, options: RequestInit) => Promise<Response>
  readonly now: () => number
}

/** Pages kept because somebody has visited them; the oldest goes first. */
const maxVisited = 50

/** Pictures asked for together: a few, since the visitor goes on reading. */
const atATime = 4

/** Asks the site each time; what has not changed is not sent again. */
const fresh: RequestInit = { cache: 'no-cache' }

/**
 * Keeps what the site names for use without a network in the language of this page, and the page itself. With a new
 * version everything is put on a new shelf, pages visited before included; the old one goes when it is full.
 */
export async function keepSite(path: string, surroundings: Surroundings): Promise<void> {
  const { shelves, fetch } = surroundings
  const { locale, path: screen } = splitLocalePath(path)
  // Not even asked for: each answer would be made anew for the one who asks.
  if (!isPagePath(path) || isPersonalScreen(screen)) return
  const listed = await fetch(offlineListPath(locale), fresh)
  const list = listed.ok ? parseOfflineList(await listed.clone().json()) : undefined
  if (list === undefined) return
  const shelf = await shelves.open(list.version)
  const room = await createRoom(shelf, list.files)
  const task: Task = { ...surroundings, list, shelf, room }
  if ((await shelf.find(offlineListPath(locale))) === undefined) {
    await fill(path, task)
    await shelf.put(offlineListPath(locale), listed)
  } else await keepPictures(await keepPage(path, task), task)
  for (const name of await shelves.names()) if (name !== list.version) await shelves.remove(name)
  await removeOldest(task)
}

interface Task extends Surroundings {
  readonly list: OfflineList
  readonly shelf: Shelf
  readonly room: Room
}

async function fill(path: string, task: Task): Promise<void> {
  const { list, shelf, shelves, fetch } = task
  const before: Shelf[] = []
  for (const name of await shelves.names()) if (name !== list.version) before.push(await shelves.open(name))
  for (const file of list.files) {
    if ((await shelf.find(file)) !== undefined) continue
    const answer = (await findIn(before, file)) ?? (await fetch(file, {}))
    if (!answer.ok) throw new Error(`The site names ${file} and does not have it.`)
    await shelf.put(file, answer)
  }
  const visited = (await Promise.all(before.map(({ paths }) => paths()))).flat().filter(isPage)
  const fallback = localePath(fallbackPath, splitLocalePath(path).locale)
  const pages = new Set([fallback, ...list.pages, ...visited, path])
  const pictures: string[] = []
  for (const page of pages) pictures.push(...(await keepPage(page, task)))
  await keepPictures(pictures, task)
}

/** Everything else on a shelf has an ending or a version. */
function isPage(path: string): boolean {
  return isPagePath(path) && !path.includes('?')
}

async function findIn(shelves: readonly Shelf[], path: string): Promise<Response | undefined> {
  for (const shelf of shelves) {
    const found = await shelf.find(path)
    if (found !== undefined) return found
  }
  return undefined
}

/** Answers which pictures the page shows: they come last, for a worker may be ended before everything is here. */
async function keepPage(path: string, task: Task): Promise<readonly string[]> {
  const { list, room, fetch } = task
  const answer = await fetch(path, fresh)
  if (!isForEverybody(answer)) return []
  const html = await answer.text()
  const { data, pictures } = pageParts(html)
  // Of a newer build than the scripts on the shelf: the next visit finds the list of that one.
  if (data !== undefined && !data.includes(`v=${list.build}.`)) return []
  const woken = data === undefined ? undefined : { path: data, answer: await fetch(data, {}) }
  await removePage(path, task)
  if (woken !== undefined) await room.put(woken.path, woken.answer)
  await room.put(path, documentOf(html, answer, path, task))
  return pictures
}

async function keepPictures(pictures: readonly string[], { shelf, room, fetch }: Task): Promise<void> {
  const present = new Set(await shelf.paths())
  const missing = [...new Set(pictures)].filter((picture) => !present.has(picture))
  for (let first = 0; first < missing.length; first += atATime) {
    const next = missing.slice(first, first + atATime)
    await Promise.all(next.map((picture) => room.putSmall(picture, () => fetch(picture, {}))))
  }
}

/** Nothing that was meant for one person alone, and nothing that another address answers for. */
function isForEverybody({ status, redirected, headers }: Response): boolean {
  if (status !== 200 || redirected || !headers.get('content-type')?.startsWith('text/html')) return false
  return !/no-store|private/.test(headers.get('cache-control') ?? '')
}

function documentOf(html: string, answer: Response, path: string, { list, now }: Task): Response {
  const { locale, path: screen } = splitLocalePath(path)
  const at = Date.parse(answer.headers.get('date') ?? '') || now()
  const page = keptPage(html, { locale, path, at, timeZone: list.timeZone })
  return new Response(screen === fallbackPath ? asleepForEver(page) : page, { headers: answer.headers })
}

async function removePage(path: string, { shelf, room }: Task): Promise<void> {
  const kept = await shelf.find(path)
  if (kept === undefined) return
  const { data } = pageParts(await kept.text())
  if (data !== undefined) await room.remove(data)
  await room.remove(path)
}

async function removeOldest(task: Task): Promise<void> {
  const paths = await task.shelf.paths()
  // The other language has the same pages.
  const named = new Set([fallbackPath, ...task.list.pages.map((page) => splitLocalePath(page).path)])
  const visited = paths.filter((path) => isPage(path) && !named.has(splitLocalePath(path).path))
  for (const path of visited.slice(0, -maxVisited)) await removePage(path, task)
}
