import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { buffer } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { messagesIn } from './messages/messages-in.server.ts'
import { MessagesProvider } from './messages/messages.tsx'

/** Renders the whole page before the first byte leaves: it goes into a cache, and its status is still open. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { locale } = splitLocalePath(new URL(request.url).pathname)
  const html = await renderWhole(
    <MessagesProvider messages={messagesIn(locale)}>
      <ServerRouter context={context} url={request.url} />
    </MessagesProvider>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

function renderWhole(tree: React.ReactNode): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const page = new PassThrough()
    const { pipe } = renderToPipeableStream(tree, {
      onAllReady() {
        pipe(page)
        buffer(page).then((bytes) => resolve(new Uint8Array(bytes)), reject)
      },
      onShellError: reject,
      onError: reject,
    })
  })
}
