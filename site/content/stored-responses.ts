import type { Locale } from '@promenade/domain/locale/locale'
import type { StoredResponse } from './stored-response.ts'

/** The last good response bodies in memory, by language and key, and the resources that the platform lacks. */
export interface StoredResponses {
  readonly find: (locale: Locale, key: string) => StoredResponse | undefined
  readonly put: (locale: Locale, key: string, response: StoredResponse) => void
  readonly isAbsent: (locale: Locale, key: string) => boolean
  /** Removes the stored response. */
  readonly setAbsent: (locale: Locale, key: string) => void
  readonly keys: (locale: Locale) => readonly string[]
  /** The hashes in a stable order, to derive one version from all of them. */
  readonly hashes: (locale: Locale) => readonly string[]
}

export function createStoredResponses(): StoredResponses {
  const responses = new Map<string, StoredResponse>()
  const absent = new Set<string>()
  const id = (locale: Locale, key: string) => `${locale} ${key}`
  return {
    find: (locale, key) => responses.get(id(locale, key)),
    put(locale, key, response) {
      responses.set(id(locale, key), response)
      absent.delete(id(locale, key))
    },
    isAbsent: (locale, key) => absent.has(id(locale, key)),
    setAbsent(locale, key) {
      responses.delete(id(locale, key))
      absent.add(id(locale, key))
    },
    keys: (locale) =>
      [...responses.keys()]
        .filter((responseId) => responseId.startsWith(`${locale} `))
        .map((responseId) => responseId.slice(locale.length + 1)),
    hashes: (locale) =>
      [...responses]
        .filter(([key]) => key.startsWith(`${locale} `))
        .map(([key, { hash }]) => `${key} ${hash}`)
        .toSorted(),
  }
}
