import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import type { AnyResult, CallResult, Visitor } from '../app/session-context.ts'

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
    call,
    checkStamp: () => 'valid',
    readPhoto: () => Promise.resolve({ kind: 'none' }),
    ...changes,
    favorites: () => favorites,
  }
  return { visitor, calls }

  // The test sets a result of the right type.
  function call<Name extends EndpointName>(endpoint: Name, data: object): Promise<CallResult<Name>>
  function call(endpoint: EndpointName, data: object): Promise<AnyResult> {
    calls.push({ endpoint, data })
    return Promise.resolve(result)
  }
}
