import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createContext, type EntryContext, type RouterContextProvider } from 'react-router'

/** A page as text, and beside it the data it was rendered from, as React Router writes them for its own scripts. */
export interface RenderedDocument {
  readonly html: string
  readonly data: string
  /** Text of the inline scripts that our code rendered. A script that came with content is in `html` and not here. */
  readonly scripts: readonly string[]
}

/** Takes the document out of React Router: through a body it would be made bytes and text again. */
export const documentContext = createContext<(document: RenderedDocument) => void>()

interface RenderRequest {
  readonly status: number
  readonly headers: Headers
  readonly context: EntryContext
  readonly loadContext: Readonly<RouterContextProvider>
}

/** What is rendered. `ServerRouter` puts the nonce on the scripts of React Router; other inline scripts need it as a prop. */
type RenderTree = (context: EntryContext, nonce: string) => ReactNode

/**
 * Renders the whole page at once: its status is still open, and it goes into a cache. React Router would send the data
 * after it as they come, which costs a stream; here loaders have finished, and the data are put elsewhere.
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
 * Finds our inline scripts by the nonce that they alone have: it is made for one rendering, so no content can know it. Then
 * the nonce is removed, because the page is cached and its policy names hashes.
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
