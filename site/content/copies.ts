import type { Locale } from '@promenade/domain/locale/locale'
import type { Copy } from './copy.ts'

/** The last good response bodies in memory, by language and key, and the resources that the platform lacks. */
export interface Copies {
  readonly find: (locale: Locale, key: string) => Copy | undefined
  readonly put: (locale: Locale, key: string, copy: Copy) => void
  readonly isAbsent: (locale: Locale, key: string) => boolean
  /** Removes its copy. */
  readonly setAbsent: (locale: Locale, key: string) => void
  readonly keys: (locale: Locale) => readonly string[]
  /** In a stable order, for a version of all. */
  readonly hashes: (locale: Locale) => readonly string[]
}

export function createCopies(): Copies {
  const copies = new Map<string, Copy>()
  const absent = new Set<string>()
  const id = (locale: Locale, key: string) => `${locale} ${key}`
  return {
    find: (locale, key) => copies.get(id(locale, key)),
    put(locale, key, copy) {
      copies.set(id(locale, key), copy)
      absent.delete(id(locale, key))
    },
    isAbsent: (locale, key) => absent.has(id(locale, key)),
    setAbsent(locale, key) {
      copies.delete(id(locale, key))
      absent.add(id(locale, key))
    },
    keys: (locale) =>
      [...copies.keys()]
        .filter((copyId) => copyId.startsWith(`${locale} `))
        .map((copyId) => copyId.slice(locale.length + 1)),
    hashes: (locale) =>
      [...copies]
        .filter(([key]) => key.startsWith(`${locale} `))
        .map(([key, { hash }]) => `${key} ${hash}`)
        .toSorted(),
  }
}
