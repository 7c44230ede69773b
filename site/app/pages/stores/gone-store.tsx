import { useMessages } from '../../messages/messages.tsx'
import { EndedHead } from '../../components/ended-head/ended-head.tsx'
import type { GoneStoreScreen } from './gone-store-screen.server.ts'
import { OtherStores } from './other-stores.tsx'

/** A store that left the mall, with similar ones. */
export function GoneStore({ screen }: { screen: GoneStoreScreen }) {
  const { store: words } = useMessages()
  return (
    <>
      <EndedHead
        title={screen.name}
        text={screen.text}
        links={[
          { to: screen.directory, text: words.allStores },
          ...screen.categories.map(({ name, to }) => ({ to, text: name })),
        ]}
      />
      <OtherStores id="related" title={words.instead} lang={words.lang} stores={screen.related} />
    </>
  )
}
