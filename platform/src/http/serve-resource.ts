import { decidedVersionHeader } from '@promenade/contract/public-api/decided-version'
import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { Locale } from '@promenade/domain/locale/locale'
import { Problem } from '@promenade/process/problem'
import type { PublishedContent } from '../documents/published-content.ts'
import type { PublishedDocuments } from '../documents/published-documents.ts'
import { respondConditionally } from './conditional-response.ts'
import { commonQuery, localeCodes, type Resource } from '../content-api/resource.ts'

export interface IncomingRequest {
  readonly request: Request
  readonly propertyId: string
  readonly slug: string
  readonly query: Readonly<Record<string, string>>
  readonly content: PublishedContent
  readonly now: Date
}

/** Only caches of the caller may store a response, because it needs the key; they revalidate it each time. */
const cacheControl = 'private, no-cache'

/** Responds with a resource of a property in the requested language. */
export async function serveResource(resource: Resource, incoming: IncomingRequest): Promise<Response> {
  const { content, propertyId, query, slug, now } = incoming
  const { documents, decidedVersion } = await getPublished(content, propertyId)
  const { locale, path } = splitLocalePath((query['path'] ?? '').replace(/[?#].*$/s, ''))
  const value = resource.respond({
    documents,
    locale: readLocale(query['locale'] || locale),
    now,
    slug,
    path,
  })
  if (value === undefined) throw new Problem(404, 'There is no such record.')
  return respondConditionally(incoming.request, {
    body: JSON.stringify(value),
    contentType: 'application/json; charset=utf-8',
    cacheControl,
    ...(decidedVersion === null ? {} : { headers: { [decidedVersionHeader]: String(decidedVersion) } }),
  })
}

interface Found {
  readonly documents: PublishedDocuments
  /** The content version of the last publication by staff; null without one. */
  readonly decidedVersion: number | null
}

/** Gets what is published of a property, by its id; throws a refusal without one. */
export async function getPublished(content: PublishedContent, id: string): Promise<Found> {
  // Nine digits fit the column; no property has any other id.
  const found = /^[1-9]\d{0,8}$/.test(id) ? await content.find(Number(id)) : undefined
  if (found === undefined) throw new Problem(404, 'There is no property with this id.')
  return found
}

function readLocale(locale: string): Locale {
  const parsed = commonQuery.safeParse({ locale })
  if (!parsed.success)
    throw new Problem(400, `The parameter locale must be one of: ${localeCodes.join(', ')}.`)
  return parsed.data.locale
}
