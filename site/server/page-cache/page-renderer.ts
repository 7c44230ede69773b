import { randomUUID } from 'node:crypto'
import type { Log } from '@promenade/process/log/log'
import {
  createRequestHandler,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { pageContext, type PageContext } from '../../app/page-context.ts'
import { sessionContext, type Visitor } from '../../app/session-context.ts'
import { documentContext } from '../../app/render-document.tsx'
import { createEncodedBody } from '../http/encoded-body.ts'
import { createEncodedResponse, type EncodedResponse } from '../http/encoded-response.ts'
import { pagePolicy, type SecurityOptions } from '../security/security-headers.ts'
import { lastResortResponse } from '../static-error-responses.ts'
import { type PageAddress, hydrationAddress } from './page-address.ts'
import { defaultCacheControl } from './cache-control.ts'
import { createHydrationData, type HydrationData, withHydrationData } from './hydration-data.ts'

/** A rendered page, ready to be sent in any encoding. */
export interface RenderedPage extends EncodedResponse {
  readonly hydrationData?: HydrationData
}

export interface RendererOptions extends SecurityOptions {
  readonly build: ServerBuild
  readonly log: Log
}

/** The visitor that a personal page is rendered for, and the form they sent. */
interface Personal {
  readonly visitor: Visitor
  /** Fields of the form, without files. */
  readonly fields?: FormData
}

export type RenderPage = (
  address: PageAddress,
  context: PageContext,
  personal?: Personal,
) => Promise<RenderedPage>

/**
 * Renders pages with React Router, which gets an address and the content, but no header or cookie of the request. Only a
 * personal page gets its `Visitor`.
 */
export function createPageRenderer({ build, log, ...security }: RendererOptions): RenderPage {
  const handle = createRequestHandler(withErrorLog(build, log), 'production')
  return async ({ url, isData }, page, personal) => {
    const mallName = page.content.property.name
    const reference = randomUUID().slice(0, 8)
    const request = requestFor(`${security.origin}${url}`, personal?.fields)
    const isPersonal = personal !== undefined
    try {
      const document: RenderedDocument = {}
      const context = contextOf(page, personal)
      const storeData = (data: string) => {
        document.hydrationData = createHydrationData(data, build.assets.version)
        return hydrationAddress(url, document.hydrationData.version)
      }
      context.set(documentContext, {
        failure: { reference, mallName },
        storeData: isPersonal ? undefined : storeData,
        onHtml: (html, scripts) => (document.page = { html, policy: pagePolicy(scripts, security) }),
      })
      const response = await handle(request, context)
      return await pageOf(response, { document, url, isData, isPersonal, reference, mallName })
    } catch (error) {
      log.error({ err: error, reference, url: addressToLog(request.url) }, 'The page could not be rendered')
      return lastResortPage({ reference, url, mallName })
    }
  }
}

/** A request with the text fields of the form, but without the visitor's headers and cookies. */
function requestFor(url: string, fields: FormData | undefined): Request {
  if (fields === undefined) return new Request(url)
  const texts = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string')
  return new Request(url, { method: 'POST', body: new URLSearchParams(texts) })
}

function contextOf(page: PageContext, personal: Personal | undefined): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  if (personal !== undefined) context.set(sessionContext, personal.visitor)
  return context
}

/** A page whose rendering fails is rendered a second time, as an error page without hydration data. */
interface RenderedDocument {
  /** Undefined if the response is not a page. */
  page?: { readonly html: string; readonly policy: string }
  hydrationData?: HydrationData
}

/** Omits the query, which contains the secret of a link in mail. */
function addressToLog(url: string): string {
  return url.replace(/\?.*$/s, '')
}

/** Logs what loaders and components throw, with the reference number that the visitor sees. */
function withErrorLog(build: ServerBuild, log: Log): ServerBuild {
  const handleError: HandleErrorFunction = (error, { request, context }) => {
    if (isRouteErrorResponse(error) && error.status < 500) return
    const { reference } = context.get(documentContext).failure
    log.error({ err: error, reference, url: addressToLog(request.url) }, 'Error while rendering a page')
  }
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } }
}

interface PageDetails {
  readonly document: RenderedDocument
  readonly url: string
  readonly isPersonal: boolean
  readonly isData: boolean
  readonly reference: string
  /** The mall's name. */
  readonly mallName: string
}

async function pageOf(response: Response, details: PageDetails): Promise<RenderedPage> {
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  const isHtml = type.startsWith('text/html')
  if (status >= 500 && !isHtml && !type.startsWith('text/x-script')) return lastResortPage(details)
  const usual = { 'cache-control': defaultCacheControl({ status, ...details }) }
  const ownHeaders = allowedHeaders(response.headers)
  const headers =
    details.isPersonal || status >= 500 ? { ...ownHeaders, ...usual } : { ...usual, ...ownHeaders }
  const { page: rendered, hydrationData } = details.document
  if (!isHtml || rendered === undefined) {
    return createEncodedResponse({
      status,
      headers,
      body: createEncodedBody(new Uint8Array(await response.arrayBuffer())),
    })
  }
  const page = createEncodedResponse({
    status,
    headers: { ...headers, 'content-security-policy': rendered.policy },
    body: createEncodedBody(new TextEncoder().encode(rendered.html)),
  })
  if (status >= 500 || hydrationData === undefined) return page
  return withHydrationData(page, hydrationData)
}

/** The headers that a page may set. Others are dropped, since a cached page is sent to every visitor. */
function allowedHeaders(headers: Headers): Record<string, string> {
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
  const allowed = [...headers].filter(([name]) => names.includes(name) || name.startsWith('x-remix-'))
  return Object.fromEntries(
    allowed.map(([name, value]) => [name, name === 'content-type' ? withCharset(value) : value]),
  )
}

/** Adds the charset; without it a browser may guess another one than UTF-8. */
function withCharset(type: string): string {
  return /;\s*charset=/i.test(type) ? type : `${type}; charset=utf-8`
}

async function lastResortPage({
  reference,
  url,
  mallName,
}: Pick<PageDetails, 'reference' | 'url' | 'mallName'>): Promise<RenderedPage> {
  const response = lastResortResponse(reference, { target: url, mallName })
  const body = createEncodedBody(new Uint8Array(await response.arrayBuffer()))
  return createEncodedResponse({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body,
  })
}
