import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { messagesIn } from './messages/messages-in.server.ts'
import { MessagesProvider } from './messages/messages.tsx'
import { renderDocument } from './render-document.ts'

/** React Router's way to ask for a page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { locale } = splitLocalePath(new URL(request.url).pathname)
  return renderDocument({ status, headers, context, loadContext }, (shown, nonce) => (
    <MessagesProvider messages={messagesIn(locale)}>
      <ServerRouter context={shown} url={request.url} nonce={nonce} />
    </MessagesProvider>
  ))
}
