import { previewTicketHeader } from '@promenade/contract/preview-content'
import { defaultLocale, isLocale, type Locale } from '@promenade/domain/locale/locale'
import { workerPath } from '../../app/device/offline.ts'
import { PlatformFault, readBytes, withDeadlines } from '../../content/platform-request.ts'
import { localeOf } from '../http/request-target.ts'
import type { NodeSite } from '../http/node-server.ts'
import type { SiteBindings } from '../http/site-env.ts'
import { createCookies } from '../session/cookies.ts'
import { ownHeaders, previewHeaders } from './preview-headers.ts'
import { addPreviewMarkup, previewPage, previewPaths } from './preview-markup.ts'
import type { PreviewOptions } from './preview-options.ts'
import { drawTexts } from './draw-texts.ts'
import {
  createPreviewSites,
  platformAddress,
  type PreviewSite,
  type PreviewSites,
  requestFields,
} from './preview-sites.ts'
import { wordsIn } from './words.ts'

/** Bound to the host. Browsers take it without TLS from localhost alone. */
const cookieName = '__Host-preview'
const lifeSeconds = 3_600

/** Pages are asked for again each time; what a page loads may be as old as this. */
const subresourceMs = 10_000
/** Tickets that the platform is asked about at a time: who guesses tickets must not keep it busy. */
const maxLookups = 16

/** The preview of a site: for every ticket the site that it opens, and nothing without one. */
export function createPreview(
  options: PreviewOptions,
  sites: PreviewSites = createPreviewSites(options),
): NodeSite['fetch'] {
  const files = listOwnFiles(options)
  const find = createFinder(options, sites)
  return async (request, bindings) => {
    const { pathname, searchParams } = new URL(request.url)
    const locale = localeOf(bindings.target ?? pathname)
    if (bindings.refusal !== undefined) return respondWith(options, 400, 'text/plain', 'Bad request\n')
    if (pathname === '/healthz' || pathname === '/readyz')
      return respondWith(options, 200, 'text/plain', 'ok\n')
    const file = files.get(pathname)
    if (file !== undefined) return respondWith(options, 200, file.type, file.text)
    if (pathname === previewPaths.open) return open(options, searchParams)
    if (pathname === previewPaths.end) return endedPage(options, locale, 200)
    if (pathname === workerPath)
      return respondWith(options, 404, 'text/plain', 'A preview has no service worker.\n')
    const ticket = createCookies(request.headers.get('cookie') ?? undefined, { isSecure: true }).get(
      cookieName,
    )
    try {
      const preview = ticket === undefined ? undefined : await find(ticket, isPage(request))
      if (ticket === undefined || preview === undefined) return endedPage(options, locale, 403)
      if (pathname === previewPaths.texts && request.method === 'POST')
        return respondWith(options, ...(await drawTexts(request, preview)))
      if (request.method !== 'GET' && request.method !== 'HEAD') return formPage(options, locale)
      if (pathname === previewPaths.fields) return await serveFields(options, ticket, searchParams)
      if (pathname.startsWith('/media/')) return await servePicture(options, ticket, pathname)
      return await serveSite(options, preview, request, bindings)
    } catch (error) {
      if (!(error instanceof PlatformFault)) throw error
      options.log.warn({ err: error }, 'The platform has not sent the preview')
      const page = previewPage(locale, wordsIn(locale).preview, wordsIn(locale).late)
      return respondWith(options, 503, 'text/html', page, { 'retry-after': '5' })
    }
  }
}

/** Finds the site of a ticket. */
function createFinder(options: PreviewOptions, sites: PreviewSites) {
  const found = new Map<string, { readonly preview: PreviewSite; readonly at: number }>()
  let lookups = 0
  return async (ticket: string, isPage: boolean): Promise<PreviewSite | undefined> => {
    const last = found.get(ticket)
    if (!isPage && last !== undefined && options.clock() - last.at < subresourceMs) return last.preview
    if (!/^[\w-]{43}$/.test(ticket)) return undefined
    if (lookups >= maxLookups) throw new PlatformFault('is asked about too many tickets')
    lookups += 1
    try {
      const preview = await sites.find(ticket)
      found.delete(ticket)
      for (const [other, { at }] of found) if (options.clock() - at >= subresourceMs) found.delete(other)
      if (preview !== undefined) found.set(ticket, { preview, at: options.clock() })
      return preview
    } finally {
      lookups -= 1
    }
  }
}

/** True unless the browser says that a page loads it. */
function isPage({ headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest') ?? 'document'
  return destination === 'document' || destination === 'iframe'
}

/** The files of the preview itself, by their paths. */
function listOwnFiles({ files: { clock, edit, style } }: PreviewOptions) {
  return new Map<string, { readonly type: string; readonly text: string }>([
    [previewPaths.clock, { type: 'text/javascript', text: withoutComments(clock) }],
    [previewPaths.edit, { type: 'text/javascript', text: withoutComments(edit) }],
    [previewPaths.style, { type: 'text/css', text: style }],
  ])
}

/** Pages load them before anything else. */
function withoutComments(script: string): string {
  return script.replaceAll(/^\s*(?:\/\/.*|\/\*\*.*\*\/)?\n|^\s+/gm, '')
}

/** Exchanges the ticket of a link for a cookie, so that it stays in no address. */
function open({ origin, studioOrigin }: PreviewOptions, query: URLSearchParams): Response {
  const cookies = createCookies(undefined, { isSecure: true })
  cookies.set(cookieName, query.get('ticket') ?? '', { seconds: lifeSeconds, isHttpOnly: true })
  const target = URL.parse(query.get('to') ?? '/', origin)
  const location = target?.origin === origin ? `${target.pathname}${target.search}` : '/'
  return new Response(null, {
    status: 303,
    headers: { ...ownHeaders(studioOrigin), location, 'set-cookie': cookies.changes().join() },
  })
}

function endedPage(options: PreviewOptions, locale: Locale, status: number): Response {
  const cookies = createCookies(`${cookieName}=ended`, { isSecure: true })
  cookies.clear(cookieName)
  const words = wordsIn(locale)
  const headers = { 'set-cookie': cookies.changes().join() }
  return respondWith(options, status, 'text/html', previewPage(locale, words.ended, words.openAgain), headers)
}

function formPage(options: PreviewOptions, locale: Locale): Response {
  const words = wordsIn(locale)
  return respondWith(options, 403, 'text/html', previewPage(locale, words.formTitle, words.formText))
}

function respondWith(
  { studioOrigin }: PreviewOptions,
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const own = { ...ownHeaders(studioOrigin), 'content-type': `${type}; charset=utf-8`, ...headers }
  return new Response(text, { status, headers: own })
}

/** The fields of all records: the script of a page finds its own among them. */
async function serveFields(
  options: PreviewOptions,
  ticket: string,
  query: URLSearchParams,
): Promise<Response> {
  const locale = query.get('locale')
  const fields = await requestFields(options, { ticket, locale: isLocale(locale) ? locale : defaultLocale })
  return respondWith(options, 200, 'application/json', JSON.stringify(fields))
}

const pictureLimits = { begins: 5_000, ends: 30_000, size: 10 * 1024 * 1024 }

/** The platform checks that the preview of the ticket has the picture. */
async function servePicture(
  { platformUrl, apiKey, fetch, studioOrigin }: PreviewOptions,
  ticket: string,
  path: string,
): Promise<Response> {
  const url = platformAddress(platformUrl, `/preview${path}`, apiKey)
  return withDeadlines(pictureLimits, async (signal, onHeaders) => {
    const headers = { accept: 'image/*', [previewTicketHeader]: ticket }
    const response = await fetch(url.href, { headers, signal })
    onHeaders()
    const type = response.headers.get('content-type') ?? ''
    const isPicture = response.status === 200 && type.startsWith('image/')
    const bytes = await readBytes(response, pictureLimits.size)
    return new Response(isPicture ? bytes : null, {
      status: isPicture ? 200 : 404,
      headers: {
        ...ownHeaders(studioOrigin),
        ...(isPicture ? { 'content-type': type, 'cache-control': 'private, max-age=600' } : {}),
      },
    })
  })
}

/** The site gets no cookie of the browser, and no header but the languages and what it accepts. */
async function serveSite(
  { studioOrigin, origin }: PreviewOptions,
  { id, at, site, content }: PreviewSite,
  { url, method, headers: given }: Request,
  { target, address }: SiteBindings,
): Promise<Response> {
  const headers = new Headers()
  for (const name of ['accept', 'accept-language', 'host']) {
    const value = given.get(name)
    if (value !== null) headers.set(name, value)
  }
  const bindings = { ...(target === undefined ? {} : { target }), address }
  const response = await site.fetch(new Request(url, { method, headers }), bindings)
  const { pathname } = new URL(url)
  const answered = previewHeaders(response.headers, {
    studioOrigin,
    origin,
    isBuilt: pathname.startsWith('/assets/'),
  })
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true
  if (!isHtml || method === 'HEAD')
    return new Response(response.body, { status: response.status, headers: answered })
  const locale = localeOf(target ?? pathname)
  const timeZone = content(locale)?.property.timeZone ?? 'UTC'
  const html = addPreviewMarkup(await response.text(), { id, at, locale, timeZone, studioOrigin })
  return new Response(html, { status: response.status, headers: answered })
}
