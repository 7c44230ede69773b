import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import type { AnyResult, Visitor } from '../app/session-context.ts'

/** A call of the test visitor to the account API. */
interface TestCall {
  readonly endpoint: EndpointName
  readonly data: object
}

interface SessionOptions {
  /** Result of every call; default: `failed`. */
  readonly result?: AnyResult
}

/** A visitor whose calls are recorded, with the result that the test sets. */
export function createTestSession({
  result = { kind: 'failed' },
  ...changes
}: Partial<Visitor> & SessionOptions = {}) {
  const calls: TestCall[] = []
  let favorites = changes.favorites?.() ?? []
  const visitor: Visitor = {
    isLoggedIn: () => false,
    storeFavorites: (stored) => (favorites = stored),
    call: (endpoint, data) => {
      calls.push({ endpoint, data })
      // The test sets a result of the right type.
      return Promise.resolve(result as never)
    },
    checkStamp: () => 'valid',
    readPhoto: () => Promise.resolve({ kind: 'none' }),
    ...changes,
    favorites: () => favorites,
  }
  return { visitor, calls }
}
