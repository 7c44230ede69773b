import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createContext, type EntryContext, type RouterContextProvider } from 'react-router'

/** A page as text, with the data it was rendered from in React Router's encoding. */
export interface RenderedDocument {
  readonly html: string
  readonly data: string
  /** Our own inline scripts. Scripts inside content are in `html` only. */
  readonly scripts: readonly string[]
}

/** Hands over the document as text: a response body would encode it to bytes first. */
export const documentContext = createContext<(document: RenderedDocument) => void>()

interface RenderRequest {
  readonly status: number
  readonly headers: Headers
  readonly context: EntryContext
  readonly loadContext: Readonly<RouterContextProvider>
}

/**
 * The element to render. `ServerRouter` sets the nonce on React Router's scripts; other inline scripts get it as a
 * prop.
 */
type RenderTree = (context: EntryContext, nonce: string) => ReactNode

/**
 * Renders the whole page at once, because it is cached and its status may still change. All loaders are finished, so
 * React Router's data stream is not needed.
 */
export async function renderDocument(
  { status, headers, context, loadContext }: RenderRequest,
  renderTree: RenderTree,
): Promise<Response> {
  const { serverHandoffStream, ...shown } = context
  const data = serverHandoffStream === undefined ? '' : await textOf(serverHandoffStream)
  const nonce = randomUUID()
  const rendered = renderToString(renderTree(shown, nonce))
  loadContext.get(documentContext)({ ...takeScripts(`<!DOCTYPE html>${rendered}`, nonce), data })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/**
 * Finds our inline scripts by the nonce, which content cannot know. Then removes it, because the page is cached and its
 * policy uses hashes.
 */
function takeScripts(html: string, nonce: string): Pick<RenderedDocument, 'html' | 'scripts'> {
  const attribute = ` nonce="${nonce}"`
  const inline = new RegExp(`<script(?=[^>]*${attribute})(?![^>]*\\ssrc=)[^>]*>([^]*?)</script>`, 'g')
  const scripts = [...html.matchAll(inline)].map(([, text = '']) => text)
  return { html: html.replaceAll(attribute, ''), scripts }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}
