import { defaultLocale, locales } from '@promenade/domain/locale/locale'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { StyleSheetsContext } from './layout/style-sheets.tsx'
import { markReturned } from './layout/mark-returned.ts'
import { createLanguage, type Language } from './messages/language.ts'
import { loadMessages } from './messages/load-messages.ts'
import { LanguageProvider } from './messages/messages.tsx'
import { HydratedProvider } from './components/hydrated.tsx'

// A change of language is a new document, so one dictionary is all a browser ever loads.
const { lang } = document.documentElement
const locale = locales.find(({ iso }) => iso === lang)?.code ?? defaultLocale
const language = createLanguage(locale, await loadMessages(locale))

markReturned()
startTransition(() => {
  const root = hydrateRoot(document, site(language))
  // `npm run dev`: a saved dictionary changes the texts of the open page, which keeps its state.
  import.meta.hot?.accept('./messages/load-messages.ts', async (saved) => {
    if (saved !== undefined) root.render(site(createLanguage(locale, await saved['loadMessages'](locale))))
  })
})

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
