import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import type { AnyResult, Visitor } from '../app/session-context.ts'

/** What a trial visitor has called, in order. */
interface TestCall {
  readonly endpoint: EndpointName
  readonly data: object
}

interface Answers {
  /** What the platform says to any call; `failed` where it says nothing. */
  readonly result?: AnyResult
}

/** A visitor whose calls are written down and answered as the test says. */
export function createTestSession({
  result = { kind: 'failed' },
  ...changes
}: Partial<Visitor> & Answers = {}) {
  const calls: TestCall[] = []
  let favorites = changes.favorites?.() ?? []
  const visitor: Visitor = {
    isLoggedIn: () => false,
    storeFavorites: (kept) => (favorites = kept),
    call: (endpoint, data) => {
      calls.push({ endpoint, data })
      // What is answered is the test's business.
      return Promise.resolve(result as never)
    },
    checkStamp: () => 'valid',
    readPhoto: () => Promise.resolve({ kind: 'none' }),
    ...changes,
    favorites: () => favorites,
  }
  return { visitor, calls }
}
