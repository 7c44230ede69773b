import { decidedVersionHeader } from '@promenade/contract/resources/decided-version'
import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { Locale } from '@promenade/domain/locale/locale'
import type { Database } from '../database/connect.ts'
import type { ResourceRequest, RequestedProperty } from '../resources/resource-request.ts'
import { respondConditionally } from './conditional-response.ts'
import { Refusal } from './refusal.ts'
import { commonQuery, localeCodes, type Resource } from '../resources/resource.ts'

export interface IncomingRequest {
  readonly request: Request
  readonly propertyId: string
  readonly slug: string
  readonly query: Readonly<Record<string, string>>
  readonly database: Database
  readonly now: Date
}

/** Only caches of the caller may store a response, because it needs the key; they revalidate it each time. */
const cacheControl = 'private, no-cache'

/** Reads a resource of a property in the requested language, and responds with it. */
export async function serveResource(resource: Resource, incoming: IncomingRequest): Promise<Response> {
  const property = await findProperty(incoming.database, incoming.propertyId)
  const { query, ...rest } = incoming
  const { locale, path } = splitLocalePath((query['path'] ?? '').replace(/[?#].*$/s, ''))
  const request: ResourceRequest = { ...rest, property, locale: readLocale(query['locale'] || locale), path }
  const value = await resource.read(request)
  if (value === undefined) throw new Refusal(404, 'There is no such record.')
  return respondConditionally(incoming.request, {
    body: JSON.stringify(value),
    contentType: 'application/json; charset=utf-8',
    cacheControl,
    // Read before the resource: a response never claims more than it holds.
    ...(property.decidedVersion === null
      ? {}
      : { headers: { [decidedVersionHeader]: String(property.decidedVersion) } }),
  })
}

interface FoundProperty extends RequestedProperty {
  /** The content version of the last act of staff; null where there was none. */
  readonly decidedVersion: number | null
}

/** Gets a property by its id; throws a refusal without one. */
export async function findProperty(database: Database, id: string): Promise<FoundProperty> {
  // Nine digits fit the column; no property has any other id.
  const property = /^[1-9]\d{0,8}$/.test(id)
    ? await database
        .selectFrom('property')
        .leftJoin('content_change', 'content_change.property_id', 'property.id')
        .select(['id', 'name', 'time_zone as timeZone', 'decided_version as decidedVersion'])
        .where('id', '=', Number(id))
        .executeTakeFirst()
    : undefined
  if (property === undefined) throw new Refusal(404, 'There is no property with this id.')
  return property
}

function readLocale(locale: string): Locale {
  const parsed = commonQuery.safeParse({ locale })
  if (!parsed.success)
    throw new Refusal(400, `The parameter locale must be one of: ${localeCodes.join(', ')}.`)
  return parsed.data.locale
}
