import { decidedVersionHeader } from '@promenade/contract/resources/decided-version'
import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { Locale } from '@promenade/domain/locale/locale'
import type { Database } from '../database/connect.ts'
import type { Asked, AskedProperty } from '../resources/asked.ts'
import { answerConditionally } from './conditional-response.ts'
import { Refusal } from './refusal.ts'
import { commonQuery, localeCodes, type Resource } from '../resources/resource.ts'

export interface ResourceRequest {
  readonly request: Request
  readonly propertyId: string
  readonly slug: string
  readonly query: Readonly<Record<string, string>>
  readonly database: Database
  readonly now: Date
}

/** Kept by browsers and proxies of the one who has the key, and asked for again each time. */
const cacheControl = 'private, no-cache'

/** Finds the property, reads the resource in the language asked for and answers it. */
export async function serveResource(resource: Resource, asking: ResourceRequest): Promise<Response> {
  const property = await findProperty(asking.database, asking.propertyId)
  const { query, ...rest } = asking
  const { locale, path } = splitLocalePath((query['path'] ?? '').replace(/[?#].*$/s, ''))
  const asked: Asked = { ...rest, property, locale: readLocale(query['locale'] || locale), path }
  const value = await resource.read(asked)
  if (value === undefined) throw new Refusal(404, 'There is no such record.')
  return answerConditionally(asking.request, {
    body: JSON.stringify(value),
    contentType: 'application/json; charset=utf-8',
    cacheControl,
    // Read before the resource: a response never claims more than it holds.
    ...(property.decidedVersion === null
      ? {}
      : { headers: { [decidedVersionHeader]: String(property.decidedVersion) } }),
  })
}

interface FoundProperty extends AskedProperty {
  /** The content version of the last act of staff; null where there was none. */
  readonly decidedVersion: number | null
}

/** Throws a refusal unless the id is that of a property. */
export async function findProperty(database: Database, id: string): Promise<FoundProperty> {
  // Nine digits fit the column; anything else cannot be a property.
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
