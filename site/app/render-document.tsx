import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createContext, type EntryContext, type RouterContextProvider } from 'react-router'
import { InlineScriptsContext } from './hydration/inline-scripts.tsx'
import { hydrationList } from './hydration/hydration-list.server.ts'
import { bootstrap, inlineScripts, knownOffline, webFont } from './hydration/inline-scripts.server.tsx'
import { type Failure, FailureContext } from './pages/errors/failure-context.ts'
import { isRouteHandle, type RouteHandle } from './route-handle.ts'

/** Inputs and outputs of rendering one document. */
interface DocumentRequest {
  /** Shown on an error page. */
  readonly failure: Failure
  /** Stores hydration data (JSON) and returns its address. Without it, the page carries the data. */
  readonly storeData: ((data: string) => string) | undefined
  /** Receives the HTML with the inline scripts of our code in it: reading it from a response body would encode it once more. */
  readonly onHtml: (html: string, scripts: readonly string[]) => void
}

export const documentContext = createContext<DocumentRequest>()

interface RenderRequest {
  readonly status: number
  readonly headers: Headers
  readonly context: EntryContext
  readonly loadContext: Readonly<RouterContextProvider>
}

/**
 * Renders the whole page instead of streaming it, because the status may still change and the page is cached. All loaders
 * have finished, so the stream of loader data can be read first.
 */
export async function renderDocument(
  { status, headers, context, loadContext }: RenderRequest,
  renderTree: (context: EntryContext) => ReactNode,
): Promise<Response> {
  const { serverHandoffStream, ...shown } = context
  const { failure, storeData, onHtml } = loadContext.get(documentContext)
  const stream = serverHandoffStream === undefined ? '' : await textOf(serverHandoffStream)
  const handle = handleOf(shown)
  await handle?.loadView?.(new URLSearchParams(shown.staticHandlerContext.location.search))
  // A page that failed on the server would fail again in the browser.
  const { hydrates, inline } = status < 500 ? scriptsOf(handle) : withoutScripts
  const scripts = hydrates
    ? { list: hydrationList(shown, { stream, storeData }), bootstrap, webFont }
    : undefined
  const html = renderToString(
    <FailureContext value={failure}>
      <InlineScriptsContext value={scripts}>{renderTree(shown)}</InlineScriptsContext>
    </FailureContext>,
  )
  onHtml(`<!DOCTYPE html>${html}`, inline)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

const withoutScripts = { hydrates: false, inline: [] }

function handleOf({ staticHandlerContext, routeModules }: EntryContext): RouteHandle | undefined {
  const handle: unknown = routeModules[staticHandlerContext.matches.at(-1)?.route.id ?? '']?.handle
  return isRouteHandle(handle) ? handle : undefined
}

/** Whether the page hydrates, and the inline scripts that it runs. */
function scriptsOf(handle: RouteHandle | undefined) {
  if (handle?.hydrates !== false) return { hydrates: true, inline: inlineScripts }
  return handle.ownScript === undefined ? withoutScripts : { hydrates: false, inline: [knownOffline] }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}
