import type { Shelf, Shelves } from '../service-worker/caches.ts'

/** Shelves in memory for the tests, in the order they were made. */
export function createTestShelves(): Shelves {
  const shelves = new Map<string, Shelf>()
  return {
    names: () => Promise.resolve([...shelves.keys()]),
    open(name) {
      const shelf = shelves.get(name) ?? createTestShelf()
      shelves.set(name, shelf)
      return Promise.resolve(shelf)
    },
    remove: (name) => Promise.resolve(void shelves.delete(name)),
  }
}

function createTestShelf(): Shelf {
  const kept = new Map<string, Response>()
  return {
    find: (path) => Promise.resolve(kept.get(path)?.clone()),
    put(path, answer) {
      kept.delete(path)
      return Promise.resolve(void kept.set(path, answer))
    },
    remove: (path) => Promise.resolve(void kept.delete(path)),
    paths: () => Promise.resolve([...kept.keys()]),
  }
}
