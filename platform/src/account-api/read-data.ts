import { type EndpointName, endpoints } from '@promenade/contract/account-api/endpoints'
import type { z } from 'zod'
import type { DataOf } from './account-endpoint.ts'
import { refuseFields } from './refusal.ts'

/** Reads the data of a call as its endpoint takes it; throws a refusal that names the fields at fault. */
export function readData<Name extends EndpointName>(name: Name, data: object): DataOf<Name> {
  const read = schemas[name].takes.safeParse(data)
  if (read.success) return read.data
  throw refuseFields(read.error.issues.flatMap(describe))
}

type Schemas = { readonly [Name in EndpointName]: { readonly takes: z.ZodType<DataOf<Name>> } }

/** Typed so that the name of an endpoint leads to the type of its data. */
const schemas: Schemas = endpoints

function describe(issue: z.core.$ZodIssue) {
  const path = issue.path.map(String)
  const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
  return fields.map((field) => ({ field: field.join('.'), problem: issue.code }))
}
