import { defaultLocale, locales } from '@promenade/domain/locale/locale'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { StyleSheetsContext } from './layout/style-sheets.tsx'
import { markReturned } from './layout/mark-returned.ts'
import { createLanguage, type Language } from './messages/language.ts'
import { loadMessages } from './messages/load-messages.ts'
import { LanguageProvider } from './messages/messages.tsx'
import type { RouteHandle } from './route-handle.ts'
import { HydratedProvider } from './components/hydrated.tsx'

// A change of language is a new document, so one dictionary is all a browser ever loads.
const { lang } = document.documentElement
const locale = locales.find(({ iso }) => iso === lang)?.code ?? defaultLocale
const [messages] = await Promise.all([loadMessages(locale), loadView()])
const language = createLanguage(locale, messages)

markReturned()
startTransition(() => {
  const root = hydrateRoot(document, site(language))
  // `npm run dev`: a saved dictionary changes the texts of the open page, which keeps its state.
  import.meta.hot?.accept('./messages/load-messages.ts', async (saved) => {
    if (saved !== undefined) root.render(site(createLanguage(locale, await saved['loadMessages'](locale))))
  })
})

declare global {
  interface Window {
    /** Set by `bootstrap.js` before hydration. */
    readonly __reactRouterRouteModules: Readonly<Record<string, { readonly handle?: RouteHandle }>>
  }
}

/** What the server rendered must be there when it is hydrated. */
async function loadView(): Promise<void> {
  const query = new URLSearchParams(window.location.search)
  for (const { handle } of Object.values(window.__reactRouterRouteModules)) await handle?.loadView?.(query)
}

function site(spoken: Language) {
  return (
    <LanguageProvider language={spoken}>
      <HydratedProvider>
        <StyleSheetsContext value={window.__reactRouterManifest.routes}>
          <HydratedRouter />
        </StyleSheetsContext>
      </HydratedProvider>
    </LanguageProvider>
  )
}
