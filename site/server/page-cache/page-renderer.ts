import { randomUUID } from 'node:crypto'
import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { Log } from '@promenade/process/log/log'
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { pageContext, type PageContext } from '../../app/page-context.ts'
import { sessionContext, type Visitor } from '../../app/session-context.ts'
import { documentContext, type RenderedDocument } from '../../app/render-document.ts'
import { errorReferencePlaceholder } from '../../content/error-reference.ts'
import { createEncodedBody } from '../http/encoded-body.ts'
import { createSendable, type Sendable } from '../http/send-body.ts'
import { pagePolicy, type SecurityOptions } from '../security/security-headers.ts'
import { lastResortResponse } from '../static-error-responses.ts'
import { delayWaking } from '../hydration/wake.ts'
import { type PageAddress, wakeAddress } from './page-address.ts'
import { defaultCacheControl } from './cache-control.ts'
import { createWakeData, type WakeData, withWakeData } from './hydration-data.ts'

/** A rendered page, ready to be sent in any encoding. */
export interface Page extends Sendable {
  readonly wakeData?: WakeData
}

export interface RendererOptions extends SecurityOptions {
  readonly build: ServerBuild
  readonly log: Log
}

/** Who asks for a page that is theirs alone, and what they send. */
interface Personal {
  readonly visitor: Visitor
  /** Of the form that they send; a file is not among them. */
  readonly fields?: FormData
}

export type RenderPage = (address: PageAddress, context: PageContext, personal?: Personal) => Promise<Page>

/**
 * Renders through React Router. It sees an address and the content: no header, no cookie, nobody's anything. A page
 * that is one visitor's alone sees that visitor through the few words of `Visitor`.
 */
export function createPageRenderer({ build, log, ...security }: RendererOptions): RenderPage {
  const references = new WeakMap<Request, string>()
  const handle = createRequestHandler(withErrorLog(build, log, references), 'production')
  return async ({ url, isData }, page, personal) => {
    const sign = page.content.property.name
    const reference = randomUUID().slice(0, 8)
    const request = requestFor(`${security.origin}${url}`, personal?.fields)
    references.set(request, reference)
    try {
      const taken: { document?: RenderedDocument } = {}
      const response = await handle(
        request,
        contextOf(page, personal, (document) => (taken.document = document)),
      )
      const kind = { ...taken, url, isData, isPersonal: personal !== undefined }
      return await pageOf(response, { ...kind, reference, security, sign, build: build.assets.version })
    } catch (error) {
      log.error({ err: error, reference, url: addressToLog(request.url) }, 'The page could not be rendered')
      return lastResortPage({ reference, url, sign })
    }
  }
}

/** Of a form that was sent its text: nothing else of the visitor's request. */
function requestFor(url: string, fields: FormData | undefined): Request {
  if (fields === undefined) return new Request(url)
  const texts = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string')
  return new Request(url, { method: 'POST', body: new URLSearchParams(texts) })
}

function contextOf(
  page: PageContext,
  personal: Personal | undefined,
  take: (document: RenderedDocument) => void,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  context.set(documentContext, take)
  if (personal !== undefined) context.set(sessionContext, personal.visitor)
  return context
}

/** Links in mail open doors by what stands in their query. */
function addressToLog(url: string): string {
  return url.replace(/\?.*$/s, '')
}

/** What loaders and components throw is logged with the reference number the visitor sees. */
function withErrorLog(build: ServerBuild, log: Log, references: WeakMap<Request, string>): ServerBuild {
  const handleError = (error: unknown, { request }: { request: Request }) => {
    if (isRouteErrorResponse(error) && error.status < 500) return
    log.error(
      { err: error, reference: references.get(request), url: addressToLog(request.url) },
      'Error while rendering a page',
    )
  }
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } }
}

interface PageDetails {
  /** What was rendered, where it was a page. */
  readonly document?: RenderedDocument
  readonly url: string
  readonly isPersonal: boolean
  readonly isData: boolean
  readonly reference: string
  readonly security: SecurityOptions
  /** The mall's name. */
  readonly sign: string
  /** Version of the scripts that will read the page's data. */
  readonly build: string
}

async function pageOf(response: Response, details: PageDetails): Promise<Page> {
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  const isHtml = type.startsWith('text/html')
  if (status >= 500 && !isHtml && !type.startsWith('text/x-script')) return lastResortPage(details)
  const usual = { 'cache-control': defaultCacheControl({ status, ...details }) }
  const said = keptHeaders(response.headers)
  const headers = details.isPersonal || status >= 500 ? { ...said, ...usual } : { ...usual, ...said }
  const { document } = details
  if (!isHtml || document === undefined) {
    return createSendable({
      status,
      headers,
      body: createEncodedBody(new Uint8Array(await response.arrayBuffer())),
    })
  }
  return htmlPage(document, { status, headers, ...details })
}

interface HtmlDetails extends PageDetails {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

function htmlPage(document: RenderedDocument, details: HtmlDetails): Page {
  const { status, headers, url, isPersonal, reference, security, build } = details
  const toPage = ({ html, scripts }: Pick<RenderedDocument, 'html' | 'scripts'>): Page =>
    createSendable({
      status,
      headers: { ...headers, 'content-security-policy': pagePolicy(scripts, security) },
      body: createEncodedBody(new TextEncoder().encode(html)),
    })
  // An error page stays as it is: what failed on the server is not tried again in the browser.
  if (status >= 500 && document.html.includes(errorReferencePlaceholder)) {
    const html = document.html.replaceAll(errorReferencePlaceholder, reference).replace(executedScripts, '')
    return toPage({ html, scripts: [] })
  }
  const made: { wakeData?: WakeData } = {}
  const delayed = delayWaking(document, {
    locale: splitLocalePath(url.replace(/\?.*/, '')).locale,
    addressOf(data) {
      if (isPersonal) return undefined
      made.wakeData = createWakeData(data, build)
      return wakeAddress(url, made.wakeData.version)
    },
  })
  const page = toPage(delayed ?? document)
  return made.wakeData === undefined ? page : withWakeData(page, made.wakeData)
}

const executedScripts =
  /<script(?![^>]*\stype="application\/)[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g

/** A page is the same for everybody, so no header that could make a difference comes through. */
function keptHeaders(headers: Headers): Record<string, string> {
  const names = [
    'content-type',
    'location',
    'cache-control',
    'content-language',
    'content-disposition',
    'retry-after',
    'access-control-allow-origin',
    'cross-origin-resource-policy',
    'link',
  ]
  const kept = [...headers].filter(([name]) => names.includes(name) || name.startsWith('x-remix-'))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'content-type' ? withCharset(value) : value]),
  )
}

/** All that is rendered is text in UTF-8; without the charset a browser may take it for another one. */
function withCharset(type: string): string {
  return /;\s*charset=/i.test(type) ? type : `${type}; charset=utf-8`
}

async function lastResortPage({
  reference,
  url,
  sign,
}: Pick<PageDetails, 'reference' | 'url' | 'sign'>): Promise<Page> {
  const response = lastResortResponse(reference, { target: url, sign })
  const body = createEncodedBody(new Uint8Array(await response.arrayBuffer()))
  return createSendable({ status: response.status, headers: Object.fromEntries(response.headers), body })
}
