import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { EndpointAnswer, EndpointName, endpoints } from '@promenade/contract/account-api/endpoints'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { Schema } from '../database/schema.ts'
import type { AskedProperty } from '../resources/asked.ts'
import type { Account } from '../resources/accounts/sessions.ts'

/** What an endpoint is asked: its data, checked, in a transaction that ends with the answer or with nothing done. */
export interface AccountRequest<Data> {
  readonly transaction: Transaction<Schema>
  readonly property: AskedProperty
  readonly now: Date
  readonly data: Data
}

/** The same of a visitor who is logged in. */
export interface PersonalAsked<Data> extends AccountRequest<Data> {
  readonly account: Account
  /** The browser, by the id of its session. */
  readonly client: string
}

/** How often an endpoint may be called. */
export interface Limits {
  /** By one visitor. */
  readonly visitor: readonly Limit[]
  readonly email?: EmailLimits
}

/** For one e-mail address. A stranger who uses up theirs leaves the owner of the address their own. */
export interface EmailLimits {
  readonly byVisitor: readonly Limit[]
  /** By all visitors together: how much mail an address gets at most. */
  readonly byAll: readonly Limit[]
}

export interface Limit {
  readonly calls: number
  readonly seconds: number
}

/** Limits are of an hour, and generous: all phones on a mall's Wi-Fi may have one address. */
export function hourly(calls: number): readonly Limit[] {
  return [{ calls, seconds: 3_600 }]
}

/** Ten visitors at their limit before an address is closed to everybody. */
export function hourlyForEmail(calls: number): EmailLimits {
  return { byVisitor: hourly(calls), byAll: hourly(10 * calls) }
}

export type DataOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['takes']>

/** An endpoint that anybody may call. A refusal that it throws undoes what it has done. */
export interface OpenEndpoint<Name extends EndpointName> {
  readonly name: Name
  readonly limits: Limits
  readonly handle: (asked: AccountRequest<DataOf<Name>>) => Promise<EndpointAnswer<Name>>
}

/** One whose answer goes with the tokens of a session that it began. */
export interface LoginEndpoint<Name extends EndpointName> {
  readonly name: Name
  readonly limits: Limits
  readonly handle: (
    asked: AccountRequest<DataOf<Name>>,
  ) => Promise<{ readonly data: EndpointAnswer<Name>; readonly auth: AuthInfo }>
}

/** One for visitors who are logged in. */
export interface PersonalEndpoint<Name extends EndpointName> {
  readonly name: Name
  /** The visitor is logged out afterwards: the answer carries no tokens. */
  readonly endsSession?: true
  readonly handle: (asked: PersonalAsked<DataOf<Name>>) => Promise<EndpointAnswer<Name>>
}
