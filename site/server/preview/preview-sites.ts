import {
  previewContentPath,
  type PreviewContentJson,
  previewContentSchema,
  type PreviewFieldsJson,
  previewFieldsPath,
  previewFieldsSchema,
  previewKnownHeader,
  previewPublishedPath,
  previewPublishedSchema,
  previewTicketHeader,
} from '@promenade/contract/preview-content'
import type { DecodeContext } from '@promenade/contract/decode/decode-context'
import { isLocale, type Locale, locales } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import { LRUCache } from 'lru-cache'
import { composeContent, metaKey } from '../../content/compose-content.ts'
import { DecodeContexts } from '../../content/decode-contexts.ts'
import { createForeignPictures } from '../../content/foreign-pictures.ts'
import type { MallContent } from '../../content/mall-content.ts'
import { requestPlatform } from '../../content/platform-request.ts'
import { createStoredResponse, type StoredResponse } from '../../content/stored-response.ts'
import { createStoredResponses } from '../../content/stored-responses.ts'
import type { SiteOptions } from '../site-parts.ts'
import type { RunningSite } from '../start-site.ts'
import type { PreviewOptions } from './preview-options.ts'

/** A site as of one moment: the routes and presenters of the public site, with a clock that stands still. */
export interface PreviewSite {
  /** Of the preview that the ticket opens. */
  readonly id: number
  readonly at: EpochMs
  readonly site: RunningSite
  readonly content: (locale: Locale) => MallContent | undefined
  /** The inputs of decoding a text in a language. */
  readonly decoding: (locale: Locale) => DecodeContext
}

export interface PreviewSites {
  /** The site of a ticket as the platform has it now; undefined once the preview has ended. Throws `PlatformFault`. */
  readonly find: (ticket: string) => Promise<PreviewSite | undefined>
  /** Makes the site that visitors see now: the first preview then differs from it in little. Throws `PlatformFault`. */
  readonly prepare: () => Promise<Pick<PreviewSite, 'site'> | undefined>
}

/** Sites in memory, each with the content of a mall. */
const maxSites = 8
const maxAgeMs = 10 * 60_000

/** Creates a site for each version of the content of a preview. They share decoded responses and nothing else. */
export function createPreviewSites(options: PreviewOptions): PreviewSites {
  const pictures = createPictures(options)
  const contexts = new DecodeContexts({ ...options, media: pictures })
  const sites = new LRUCache<string, VersionSite>({
    max: maxSites,
    ttl: maxAgeMs,
    perf: { now: options.clock },
    dispose: (site) => site.close(),
  })
  let newest: VersionSite | undefined

  const keep = (content: VersionContent, known: VersionSite | undefined) => {
    const { version } = content
    const site = sites.get(version) ?? createVersionSite(content, { known, contexts, options })
    newest = site
    sites.set(version, site, { noDisposeOnSet: true })
    return site
  }
  return {
    async find(ticket) {
      const known = newest
      const content = await requestContent(options, ticket, known?.version)
      return content && { ...keep(content, known), id: content.id }
    },
    async prepare() {
      const content = await requestPublished(options)
      return newest ?? (content && keep(content, undefined))
    },
  }
}

/** The platform's pictures have the addresses of the public site: `create-preview.ts` requests each with the ticket. */
function createPictures({ platformUrl, imageOrigins, log }: PreviewOptions) {
  const { origin } = new URL(platformUrl)
  const foreignUrl = createForeignPictures({ imageOrigins, log })
  return {
    pictureUrl: (url: URL) =>
      url.origin === origin && url.pathname.startsWith('/media/')
        ? `${url.pathname}${url.search}`
        : foreignUrl(url),
    version: () => imageOrigins.join(' '),
  }
}

/** Undefined for a ticket that opens nothing. */
async function requestContent(
  { platformUrl, apiKey, propertyId, fetch }: PreviewOptions,
  ticket: string,
  known: string | undefined,
): Promise<PreviewContentJson | undefined> {
  const url = platformAddress(platformUrl, previewContentPath, apiKey)
  const response = await requestPlatform({
    url,
    fetch: (address, init) =>
      fetch(address, { ...init, headers: { ...init.headers, ...headersFor(ticket, known) } }),
  })
  if (response.kind !== 'changed') return undefined
  const content = previewContentSchema.parse(response.body)
  // The ticket of another mall opens nothing here.
  return String(content.propertyId) === propertyId ? content : undefined
}

async function requestPublished({ platformUrl, apiKey, propertyId, fetch }: PreviewOptions) {
  const url = platformAddress(platformUrl, previewPublishedPath, apiKey)
  url.searchParams.set('property_id', propertyId)
  const response = await requestPlatform({ url, fetch })
  return response.kind === 'changed' ? previewPublishedSchema.parse(response.body) : undefined
}

function headersFor(ticket: string, known: string | undefined): Record<string, string> {
  return { [previewTicketHeader]: ticket, ...(known === undefined ? {} : { [previewKnownHeader]: known }) }
}

/** The texts and pictures that a page of the preview can lead to in the studio. Throws `PlatformFault`. */
export async function requestFields(
  { platformUrl, apiKey, fetch }: PreviewOptions,
  { ticket, locale }: { readonly ticket: string; readonly locale: Locale },
): Promise<PreviewFieldsJson> {
  const url = platformAddress(platformUrl, previewFieldsPath, apiKey)
  url.searchParams.set('locale', locale)
  const response = await requestPlatform({
    url,
    fetch: (address, init) =>
      fetch(address, { ...init, headers: { ...init.headers, ...headersFor(ticket, undefined) } }),
  })
  return response.kind === 'changed' ? previewFieldsSchema.parse(response.body) : []
}

/** An address of the platform with the key. */
export function platformAddress(platformUrl: string, path: string, apiKey: string): URL {
  const url = new URL(platformUrl)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`
  url.searchParams.set('api_key', apiKey)
  return url
}

type VersionContent = Pick<PreviewContentJson, 'version' | 'at' | 'responses'>

interface VersionSite extends Omit<PreviewSite, 'id'> {
  readonly version: string
  readonly responses: ReadonlyMap<string, StoredResponse>
  /** Ends its timers. */
  readonly close: () => void
}

interface Parts {
  /** The site that has the responses without a body. */
  readonly known: VersionSite | undefined
  readonly contexts: DecodeContexts
  readonly options: PreviewOptions
}

function createVersionSite(
  { version, at: moment, responses: sent }: VersionContent,
  { known, contexts, options }: Parts,
): VersionSite {
  const at = Date.parse(moment)
  const stored = createStoredResponses()
  const responses = new Map<string, StoredResponse>()
  for (const { resource, locale, path, body } of sent) {
    if (!isLocale(locale)) continue
    const key = path === undefined ? resource : metaKey(path)
    const name = `${locale} ${key}`
    const response = body === undefined ? known?.responses.get(name) : createStoredResponse(body, undefined)
    if (response === undefined)
      throw new Error(`The platform left out ${name}, which this process does not have.`)
    responses.set(name, response)
    stored.put(locale, key, response)
  }
  contexts.update(stored)
  const { current, picturesVersion } = contexts
  const composed = { responses: stored, contexts: current, now: at, picturesVersion }
  let contents: Partial<Record<Locale, MallContent>> = Object.fromEntries(
    locales.flatMap(({ code }) => {
      const content = composeContent(code, composed)
      return content === undefined ? [] : [[code, { ...content, gone: [] }]]
    }),
  )
  const content = (locale: Locale) => contents[locale]
  return {
    version,
    at,
    responses,
    content,
    decoding: (locale) => current[locale],
    site: options.createSite(siteOptions(options, content, at)),
    close() {
      // Without content the site has no next generation to wait for.
      contents = {}
    },
  }
}

/** The public site without what leaves the process or stays in it: page cache, account API, analytics and weather. */
function siteOptions(
  { site, platformUrl, propertyId, apiKey, log }: PreviewOptions,
  content: PreviewSite['content'],
  at: EpochMs,
): Omit<SiteOptions, 'build'> {
  return {
    ...site,
    content,
    clock: () => at,
    isReady: () => content('en') !== undefined,
    log,
    pageCacheBytes: 0,
    platform: { ...site.platform, platformUrl, propertyId, apiKey, fetch: refuseCall },
    readPhoto: async () => ({ kind: 'none' }),
  }
}

async function refuseCall(): Promise<never> {
  throw new Error('A preview calls no account API.')
}
