import type { EndpointAnswer, EndpointName, endpoints } from '@promenade/contract/private-calls/endpoints'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { Schema } from '../database/schema.ts'
import type { AskedProperty } from '../resources/asked.ts'

/** What an endpoint is asked: its data, checked, in a transaction that ends with the answer or with nothing done. */
export interface PrivateAsked<Data> {
  readonly transaction: Transaction<Schema>
  readonly property: AskedProperty
  readonly now: Date
  readonly data: Data
}

/** How often an endpoint may be called: by one visitor's address, and for one e-mail address. */
export interface Limits {
  readonly visitor: readonly Limit[]
  readonly email?: readonly Limit[]
}

export interface Limit {
  readonly calls: number
  readonly seconds: number
}

type DataOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['takes']>

/** An endpoint that anybody may call. */
export interface OpenEndpoint<Name extends EndpointName> {
  readonly name: Name
  readonly limits: Limits
  readonly handle: (asked: PrivateAsked<DataOf<Name>>) => Promise<EndpointAnswer<Name>>
}
