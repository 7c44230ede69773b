import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { LanguageProvider } from './messages/messages.tsx'
import { StyleSheetsContext } from './layout/style-sheets.tsx'
import { pageContext } from './page-context.ts'
import { renderDocument } from './render-document.tsx'

/** Called by React Router to render a page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  return renderDocument({ status, headers, context, loadContext }, (shown) => (
    <LanguageProvider language={loadContext.get(pageContext)}>
      <StyleSheetsContext value={shown.manifest.routes}>
        <ServerRouter context={shown} url={request.url} />
      </StyleSheetsContext>
    </LanguageProvider>
  ))
}
