import type { SiteCache, SiteCaches } from '../service-worker/caches.ts'

/** Caches in memory, in the order of creation. */
export function createTestCaches(): SiteCaches {
  const caches = new Map<string, SiteCache>()
  return {
    names: () => Promise.resolve([...caches.keys()]),
    open(name) {
      const cache = caches.get(name) ?? createTestCache()
      caches.set(name, cache)
      return Promise.resolve(cache)
    },
    remove: (name) => Promise.resolve(void caches.delete(name)),
  }
}

function createTestCache(): SiteCache {
  const entries = new Map<string, Response>()
  return {
    find: (path) => Promise.resolve(entries.get(path)?.clone()),
    put(path, response) {
      entries.delete(path)
      return Promise.resolve(void entries.set(path, response))
    },
    remove: (path) => Promise.resolve(void entries.delete(path)),
    paths: () => Promise.resolve([...entries.keys()]),
  }
}
