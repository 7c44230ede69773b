/** What is kept on the device under one version, by path and query. */
export interface Shelf {
  readonly find: (path: string) => Promise<Response | undefined>
  /** In the place of what was there; what was put last comes last. */
  readonly put: (path: string, answer: Response) => Promise<void>
  readonly remove: (path: string) => Promise<void>
  readonly paths: () => Promise<readonly string[]>
}

/** All shelves of this site, the oldest first. */
export interface Shelves {
  readonly names: () => Promise<readonly string[]>
  readonly open: (name: string) => Promise<Shelf>
  readonly remove: (name: string) => Promise<void>
}

/** Other caches of the same origin are not ours to touch. */
const prefix = 'kept '

export function createShelves(caches: CacheStorage): Shelves {
  return {
    names: async () =>
      (await caches.keys()).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)),
    open: async (name) => createContentStore(await caches.open(prefix + name)),
    remove: async (name) => void (await caches.delete(prefix + name)),
  }
}

/** The newest of what any version has. */
export async function findKept(shelves: Shelves, path: string): Promise<Response | undefined> {
  for (const name of (await shelves.names()).toReversed()) {
    const kept = await (await shelves.open(name)).find(path)
    if (kept !== undefined) return kept
  }
  return undefined
}

function createContentStore(cache: Cache): Shelf {
  return {
    // Bytes are kept decoded, so it does not matter which encodings a request takes.
    find: (path) => cache.match(path, { ignoreVary: true }),
    async put(path, answer) {
      await cache.delete(path, { ignoreVary: true })
      await cache.put(path, answer)
    },
    remove: async (path) => void (await cache.delete(path, { ignoreVary: true })),
    async paths() {
      const requests = await cache.keys()
      return requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search)
    },
  }
}
