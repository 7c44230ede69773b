import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { markReturned } from './layout/mark-returned.ts'
import { loadMessages } from './messages/load-messages.ts'
import { MessagesProvider } from './messages/messages.tsx'
import { HydratedProvider } from './components/hydrated.tsx'

// A change of language is a new document, so one dictionary is all a browser ever loads.
const { locale } = splitLocalePath(window.location.pathname)
const messages = await loadMessages(locale)

markReturned()
startTransition(() => {
  hydrateRoot(
    document,
    <MessagesProvider messages={messages}>
      <HydratedProvider>
        <HydratedRouter />
      </HydratedProvider>
    </MessagesProvider>,
  )
})
