/** The offline cache of one version of the site, by path and query. */
export interface SiteCache {
  readonly find: (path: string) => Promise<Response | undefined>
  /** Replaces the entry; the new one is the last of `paths`. */
  readonly put: (path: string, response: Response) => Promise<void>
  readonly remove: (path: string) => Promise<void>
  readonly paths: () => Promise<readonly string[]>
}

/** The caches of all versions, the oldest first. */
export interface SiteCaches {
  readonly names: () => Promise<readonly string[]>
  readonly open: (name: string) => Promise<SiteCache>
  readonly remove: (name: string) => Promise<void>
}

/** Prefix of the site's caches among all of its origin. Do not change it: devices have caches of this name. */
const prefix = 'kept '

export function createSiteCaches(caches: CacheStorage): SiteCaches {
  return {
    names: async () =>
      (await caches.keys()).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)),
    open: async (name) => createSiteCache(await caches.open(prefix + name)),
    remove: async (name) => void (await caches.delete(prefix + name)),
  }
}

/** Finds a response in the newest cache that has one. */
export async function findCached(caches: SiteCaches, path: string): Promise<Response | undefined> {
  for (const name of (await caches.names()).toReversed()) {
    const cached = await (await caches.open(name)).find(path)
    if (cached !== undefined) return cached
  }
  return undefined
}

function createSiteCache(cache: Cache): SiteCache {
  return {
    // Cached bodies are decoded, so the accepted encodings do not matter.
    find: (path) => cache.match(path, { ignoreVary: true }),
    async put(path, response) {
      await cache.delete(path, { ignoreVary: true })
      await cache.put(path, response)
    },
    remove: async (path) => void (await cache.delete(path, { ignoreVary: true })),
    async paths() {
      const requests = await cache.keys()
      return requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search)
    },
  }
}
