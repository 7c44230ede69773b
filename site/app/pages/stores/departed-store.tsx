import { useMessages } from '../../messages/messages.tsx'
import { OverHead } from '../../ui/over-head/over-head.tsx'
import type { DepartedStoreScreen } from './departed-store-screen.server.ts'
import { OtherStores } from './other-stores.tsx'

/** A store that is no longer in the mall: says so, and shows those of its kind. */
export function DepartedStore({ screen }: { screen: DepartedStoreScreen }) {
  const { store: words } = useMessages()
  return (
    <>
      <OverHead
        title={screen.name}
        text={screen.text}
        ways={[
          { to: screen.directory, text: words.allStores },
          ...screen.categories.map(({ name, to }) => ({ to, text: name })),
        ]}
      />
      <OtherStores id="related" title={words.instead} stores={screen.related} />
    </>
  )
}
