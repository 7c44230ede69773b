import { type EndpointName, endpoints } from '@promenade/contract/account-api/endpoints'
import type { z } from 'zod'
import { pathsOf } from '../../checks/issue-paths.ts'
import type { DataOf } from './account-endpoint.ts'
import { refuseFields } from './refuse-call.ts'

/** Checks the data of a call; throws a refusal that names the invalid fields. */
export function readData<Name extends EndpointName>(name: Name, data: object): DataOf<Name> {
  const read = schemas[name].request.safeParse(data)
  if (read.success) return read.data
  throw refuseFields(read.error.issues.flatMap(describe))
}

type Schemas = { readonly [Name in EndpointName]: { readonly request: z.ZodType<DataOf<Name>> } }

/** Typed by the name of the endpoint. */
const schemas: Schemas = endpoints

function describe(issue: z.core.$ZodIssue) {
  return pathsOf(issue).map((path) => ({ field: path.join('.'), problem: issue.code }))
}
