import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import type { Database } from '../database/connect.ts'
import type { Refusal } from '../http/refusal.ts'
import type { AskedProperty } from '../resources/asked.ts'

/** A private call whose signature is right; its data is yet to be read. */
export interface Call {
  readonly database: Database
  readonly property: AskedProperty
  readonly now: Date
  readonly data: object
  /** The tokens that came with it, whatever they are worth. */
  readonly auth: AuthInfo | undefined
}

/** What became of a call. */
export interface Answered {
  readonly outcome: { readonly data: object } | Refusal
  /** The tokens from now on, of a refused call too; `kept`: those that came; undefined: none. */
  readonly auth?: AuthInfo | 'kept' | undefined
}

/** An endpoint as the platform serves it. */
export interface ServedEndpoint {
  readonly name: EndpointName
  readonly answer: (call: Call) => Promise<Answered>
}
