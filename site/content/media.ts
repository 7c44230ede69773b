import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ContentLog } from './content-log.ts'
import { createForeignPictures } from './foreign-pictures.ts'
import { createMissingPictures } from './missing-pictures.ts'
import { createPictureFolder, isPictureType, type MediaFile } from './picture-folder.ts'
import {
  PlatformFault,
  type PlatformFetch,
  readBytes,
  type RequestLimits,
  withDeadlines,
} from './platform-request.ts'

export interface MediaOptions {
  readonly platformUrl: string
  readonly dataFolder: string
  readonly fetch: PlatformFetch
  readonly log: ContentLog
  /** Origins of images, besides the platform's, that the content security policy allows. */
  readonly imageOrigins?: readonly string[]
}

/** The platform's pictures, served from a copy on disk. */
export interface Media {
  /** Lists the pictures that earlier runs stored. */
  readonly open: () => Promise<void>
  /**
   * The site's address of a picture; the platform's own are fetched in the background. Undefined for an unavailable or
   * blocked picture.
   */
  readonly pictureUrl: (url: URL) => string | undefined
  /** Changes with the results of `pictureUrl`. */
  readonly version: () => string
  /** Called when results of `pictureUrl` change. */
  readonly onChange: (listener: () => void) => void
  /** The file of a picture that content uses, fetched if needed; undefined if unavailable. */
  readonly find: (path: string) => Promise<MediaFile | undefined>
  /** Retries failed pictures. */
  readonly fetchMissing: () => void
  /** Resolves when all background fetches are done. */
  readonly settled: () => Promise<void>
}

const folderOfPictures = '/media/'
const limits: RequestLimits = { begins: 5_000, ends: 30_000, size: 10 * 1024 * 1024 }
const fetchedAtOnce = 4

/** Our platform names pictures by the start of their hash: formerly sixteen digits, now twelve. */
const longAddress = /^(?<present>\/media\/[0-9a-f]{12})[0-9a-f]{4}(?=\/)/

/** The current address for a former one. */
function shorter(path: string): string {
  return path.replace(longAddress, '$<present>')
}

function isHashOf({ bytes }: MediaFile, path: string): boolean {
  const digits = longAddress.exec(path)?.[0].slice(folderOfPictures.length) ?? ''
  return createHash('sha256').update(bytes).digest('hex').startsWith(digits)
}

export function createMedia({ platformUrl, dataFolder, fetch, log, imageOrigins = [] }: MediaOptions): Media {
  const { origin } = new URL(platformUrl)
  const folder = createPictureFolder(join(dataFolder, 'media'))
  const named = new Set<string>()
  const underway = new Map<string, Promise<MediaFile | undefined>>()
  const waiting: string[] = []
  const missing = createMissingPictures(log)
  const listeners = new Set<() => void>()
  const foreignUrl = createForeignPictures({ imageOrigins, log })
  const running = new Set<Promise<void>>()

  return {
    open: folder.open,
    pictureUrl(url) {
      if (url.origin !== origin || !url.pathname.startsWith(folderOfPictures)) return foreignUrl(url)
      const path = `${url.pathname}${url.search}`
      if (!named.has(path)) {
        named.add(path)
        if (!folder.has(path)) waiting.push(path)
        fetchWaiting()
      }
      return missing.leftOut().has(path) ? undefined : path
    },
    version: () => [...imageOrigins, ...[...missing.leftOut()].toSorted()].join(' '),
    onChange: (listener) => void listeners.add(listener),
    async find(path) {
      // Only pictures that content uses: the site is no open proxy to the platform.
      const present = named.has(path) ? path : shorter(path)
      if (!named.has(present)) return undefined
      const file = (await folder.read(present)) ?? (await fetchOnce(present))
      return present === path || (file !== undefined && isHashOf(file, path)) ? file : undefined
    },
    fetchMissing() {
      waiting.push(...missing.list().filter((path) => !waiting.includes(path)))
      fetchWaiting()
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }

  function fetchWaiting(): void {
    while (running.size < fetchedAtOnce && waiting.length > 0) {
      const path = waiting.shift() ?? ''
      const run = fetchOnce(path)
        .then(() => {
          running.delete(run)
          fetchWaiting()
          if (running.size === 0 && missing.publish()) for (const listener of listeners) listener()
        })
        // Nobody waits for it: its error would end the site.
        .catch((err: unknown) => log.error({ err }, 'a change of pictures could not be used'))
      running.add(run)
    }
  }

  function fetchOnce(path: string): Promise<MediaFile | undefined> {
    const current = underway.get(path)
    if (current !== undefined) return current
    const fetching = fetchPicture(fetch, `${origin}${path}`)
      .then(async (file) => {
        await folder.write(path, file)
        missing.delete(path)
        return file
      })
      .catch((error: unknown) => {
        missing.add(path, error)
        return undefined
      })
      .finally(() => underway.delete(path))
    underway.set(path, fetching)
    return fetching
  }
}

/** Throws `PlatformFault`. */
function fetchPicture(fetch: PlatformFetch, url: string): Promise<MediaFile> {
  return withDeadlines(limits, async (signal, onHeaders) => {
    const response = await fetch(url, { headers: { accept: 'image/*' }, signal })
    onHeaders()
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (response.status !== 200) throw refused(response, `answered with status ${response.status}`)
    if (!isPictureType(type)) throw refused(response, 'is not a picture')
    return { type, bytes: await readBytes(response, limits.size) }
  })
}

function refused({ status }: Response, message: string): PlatformFault {
  return new PlatformFault(message, { status })
}
