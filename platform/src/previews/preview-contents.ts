import { siteMapDataSchema } from '@promenade/contract/public-api/site-map-data'
import { defaultLocale, type Locale, locales } from '@promenade/domain/locale/locale'
import { contentResources } from '../content-api/resources.ts'
import type { Resource } from '../content-api/resource.ts'
import type { Database } from '../database/connect.ts'
import { findPreviewSource, type LoadedPreview, type PreviewChoice } from '../documents/load-preview.ts'
import { createPublishedContent, type PublishedContent } from '../documents/published-content.ts'
import type { PublishedDocuments } from '../documents/published-documents.ts'

/** The content of a preview. */
export interface PreviewContent extends LoadedPreview {
  readonly version: string
  readonly responses: readonly PreviewResponse[]
}

/** A response of the public API, as text. */
export interface PreviewResponse {
  readonly resource: string
  readonly locale: Locale
  /** Path of the site, of metadata. */
  readonly path: string | undefined
  readonly body: string
}

/** The database with what both servers of the platform keep of it in memory. */
export interface ContentParts {
  readonly database: Database
  readonly content: PublishedContent
  readonly previews: PreviewContents
}

export function createContentParts(database: Database): ContentParts {
  const content = createPublishedContent(database)
  return { database, content, previews: createPreviewContents(database, content) }
}

/** The contents of open previews, in memory. */
export interface PreviewContents {
  /** Undefined for a property without content. */
  find(choice: PreviewChoice, now: Date): Promise<PreviewContent | undefined>
  /** A content that was found before, by its version. */
  recall(version: string): Promise<PreviewContent | undefined>
}

/** A content of the demo mall is 2 MB. */
const maxContents = 8
const maxAgeMs = 10 * 60_000

export function createPreviewContents(database: Database, content: PublishedContent): PreviewContents {
  // The most recently used is the last.
  const contents = new Map<string, Kept>()
  const keep = (version: string, kept: Kept) => {
    contents.delete(version)
    contents.set(version, kept)
    const tooOld = kept.usedAt.getTime() - maxAgeMs
    for (const [other, { usedAt }] of contents)
      if (contents.size > maxContents || usedAt.getTime() < tooOld) contents.delete(other)
    return kept.content
  }
  return {
    async find(choice, now) {
      const source = await findPreviewSource(database, content, choice)
      if (source === undefined) return undefined
      const { key: version } = source
      const known = contents.get(version)
      if (known !== undefined) return keep(version, { ...known, usedAt: now })
      const created = source.load().then((loaded) => ({
        ...loaded,
        version,
        responses: listResponses(loaded.documents, choice.at),
      }))
      // Whoever waits for it gets the error.
      created.catch(() => contents.delete(version))
      return keep(version, { content: created, usedAt: now })
    },
    recall: async (version) => contents.get(version)?.content,
  }
}

interface Kept {
  readonly content: Promise<PreviewContent>
  readonly usedAt: Date
}

/** Every response that a site requests, in the languages in which it does. */
export function listResponses(documents: PublishedDocuments, now: Date): readonly PreviewResponse[] {
  const respond = ({ name, respond }: Resource, locale: Locale, path?: string): PreviewResponse[] => {
    const value = respond({ documents, locale, now, slug: '', path: path ?? '/' })
    return value === undefined ? [] : [{ resource: name, locale, path, body: JSON.stringify(value) }]
  }
  return contentResources.flatMap((resource) => {
    if (resource.name === 'storeBySlug') return []
    // A map has labels in all languages.
    if (resource.name === 'map') return respond(resource, defaultLocale)
    return locales.flatMap(({ code }) =>
      resource.name === 'metaData'
        ? listPaths(documents, now).flatMap((path) => respond(resource, code, path))
        : respond(resource, code),
    )
  })
}

function listPaths(documents: PublishedDocuments, now: Date): readonly string[] {
  const siteMap = contentResources.find(({ name }) => name === 'siteMapData')
  const value = siteMap?.respond({ documents, locale: defaultLocale, now, slug: '', path: '/' })
  return siteMapDataSchema.parse(value).meta_data.map(({ path }) => path)
}
