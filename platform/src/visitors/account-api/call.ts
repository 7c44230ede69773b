import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import type { Problem } from '@promenade/process/problem'
import type { Database } from '../../database/connect.ts'
import type { PublishedDocuments } from '../../documents/published-documents.ts'

/** The property of a call. */
export interface RequestedProperty {
  readonly id: number
  readonly timeZone: string
}

/** A call with a valid signature; its data is not checked yet. */
export interface Call {
  readonly database: Database
  readonly property: RequestedProperty
  /** All that is published of the property. */
  readonly documents: PublishedDocuments
  readonly now: Date
  readonly data: object
  /** Its tokens, not checked yet. */
  readonly auth: AuthInfo | undefined
}

/** The result of a call. */
export interface CallResult {
  readonly outcome: { readonly data: object } | Problem
  /** The next tokens, also of a refused call. `unchanged`: the tokens of the request stay valid; undefined: none. */
  readonly auth?: AuthInfo | 'unchanged' | undefined
}

/** An endpoint of the platform. */
export interface ServedEndpoint {
  readonly name: EndpointName
  readonly handle: (call: Call) => Promise<CallResult>
}
