import type { SiteCache } from './caches.ts'

/** Maximum bytes of pages, their data and their pictures in one cache, without scripts. */
const maxBytes = 5_000_000

/** Beyond this no more pictures are cached, to leave room for pages. */
const maxWithPictures = 3_500_000

/** Bytes of one picture: enough for logos and icons, not for photographs. */
const maxPictureBytes = 24_000

const sizeHeader = 'x-cached-bytes'

/** A cache of limited size. */
export interface LimitedCache {
  /** Replaces an entry of this path. Does nothing for a failed response or one that does not fit. */
  readonly put: (path: string, response: Response) => Promise<void>
  /** Fetches and puts a picture if it is small and fits. */
  readonly putPicture: (path: string, fetchPicture: () => Promise<Response>) => Promise<void>
  readonly remove: (path: string) => Promise<void>
}

export async function limitCache(cache: SiteCache, others: readonly string[]): Promise<LimitedCache> {
  let bytes = 0
  for (const path of await cache.paths()) {
    if (!others.includes(path)) bytes += sizeOf(await cache.find(path))
  }

  async function put(path: string, response: Response, max = maxBytes): Promise<void> {
    if (!response.ok) return
    const body = await response.arrayBuffer()
    const added = body.byteLength - sizeOf(await cache.find(path))
    if (body.byteLength > max || bytes + added > maxBytes) return
    bytes += added
    const headers = new Headers(response.headers)
    headers.set(sizeHeader, String(body.byteLength))
    // The body is decoded already.
    headers.delete('content-encoding')
    headers.delete('content-length')
    await cache.put(path, new Response(body, { headers }))
  }

  return {
    put: (path, response) => put(path, response),
    async remove(path) {
      bytes -= sizeOf(await cache.find(path))
      await cache.remove(path)
    },
    async putPicture(path, fetchPicture) {
      // The page works without its pictures.
      const response = bytes < maxWithPictures ? await fetchPicture().catch(() => undefined) : undefined
      if (response !== undefined) await put(path, response, maxPictureBytes)
    },
  }
}

function sizeOf(response: Response | undefined): number {
  return Number(response?.headers.get(sizeHeader) ?? 0)
}
