import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createContext, type EntryContext, type RouterContextProvider } from 'react-router'

/** A page as text, and beside it the data it was rendered from, as React Router writes them for its own scripts. */
export interface RenderedDocument {
  readonly html: string
  readonly data: string
}

/** Takes the document out of React Router: through a body it would be made bytes and text again. */
export const documentContext = createContext<(document: RenderedDocument) => void>()

interface Asked {
  readonly status: number
  readonly headers: Headers
  readonly context: EntryContext
  readonly loadContext: Readonly<RouterContextProvider>
}

/**
 * Renders the whole page at once: its status is still open, and it goes into a cache. React Router would send the data
 * after it as they come, which costs a stream; here loaders have finished, and the data are put elsewhere.
 */
export async function renderDocument(
  { status, headers, context, loadContext }: Asked,
  treeOf: (context: EntryContext) => ReactNode,
): Promise<Response> {
  const { serverHandoffStream, ...shown } = context
  const data = serverHandoffStream === undefined ? '' : await textOf(serverHandoffStream)
  loadContext.get(documentContext)({ html: `<!DOCTYPE html>${renderToString(treeOf(shown))}`, data })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}
