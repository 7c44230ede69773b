import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { EndpointResponse, EndpointName, endpoints } from '@promenade/contract/account-api/endpoints'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { RateLimit } from '../../database/rate-limit.ts'
import type { Schema } from '../../database/schema.ts'
import type { RequestedProperty } from './call.ts'
import type { PublishedDocuments } from '../../documents/published-documents.ts'
import type { Account } from './sessions.ts'

/** A call with valid data, in a transaction that is committed with the response or rolled back. */
export interface AccountRequest<Data> {
  readonly transaction: Transaction<Schema>
  readonly property: RequestedProperty
  /** All that is published of the property. */
  readonly documents: PublishedDocuments
  readonly now: Date
  readonly data: Data
}

/** A call of a logged-in visitor. */
export interface PersonalRequest<Data> extends AccountRequest<Data> {
  readonly account: Account
  /** The id of the browser's session. */
  readonly client: string
}

/** The rate limits of an endpoint. */
export interface Limits {
  /** For one visitor. */
  readonly visitor: readonly RateLimit[]
  readonly email?: EmailLimits
}

/** The limits for one e-mail address. They count per visitor too, so that a stranger cannot use up the owner's calls. */
export interface EmailLimits {
  readonly byVisitor: readonly RateLimit[]
  /** For all visitors together: the maximum number of mails to an address. */
  readonly byAll: readonly RateLimit[]
}

/** A limit per hour. Be generous: all phones on a mall's Wi-Fi may have one IP address. */
export function hourly(calls: number): readonly RateLimit[] {
  return [{ calls, seconds: 3_600 }]
}

/** Limits of an e-mail address per hour: ten visitors together can reach the limit for all. */
export function hourlyForEmail(calls: number): EmailLimits {
  return { byVisitor: hourly(calls), byAll: hourly(10 * calls) }
}

export type DataOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['request']>

/** A public endpoint. If it throws a refusal, its changes are rolled back. */
export interface PublicEndpoint<Name extends EndpointName> {
  readonly name: Name
  readonly limits: Limits
  readonly handle: (request: AccountRequest<DataOf<Name>>) => Promise<EndpointResponse<Name>>
}

/** An endpoint that starts a session; its response carries the tokens. */
export interface LoginEndpoint<Name extends EndpointName> {
  readonly name: Name
  readonly limits: Limits
  readonly handle: (
    request: AccountRequest<DataOf<Name>>,
  ) => Promise<{ readonly data: EndpointResponse<Name>; readonly auth: AuthInfo }>
}

/** An endpoint for logged-in visitors. */
export interface PersonalEndpoint<Name extends EndpointName> {
  readonly name: Name
  /** Logs the visitor out: the response has no tokens. */
  readonly endsSession?: true
  readonly handle: (request: PersonalRequest<DataOf<Name>>) => Promise<EndpointResponse<Name>>
}
