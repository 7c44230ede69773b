import { useMessages } from '../../messages/messages.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import type { DepartedStoreScreen } from './departed-store-screen.server.ts'
import { OtherStores } from './other-stores.tsx'
import styles from './store-page.module.css'

/** A store that is no longer in the mall: says so, and shows those of its kind. */
export function DepartedStore({ screen }: { screen: DepartedStoreScreen }) {
  const { store: words } = useMessages()
  return (
    <>
      <PageHead title={screen.name} intro={screen.text}>
        <div className={styles.ways}>
          <ButtonLink to={screen.directory}>{words.allStores}</ButtonLink>
          {screen.categories.map(({ name, to }) => (
            <ButtonLink key={to} to={to} look="quiet">
              {name}
            </ButtonLink>
          ))}
        </div>
      </PageHead>
      <OtherStores id="related" title={words.instead} stores={screen.related} />
    </>
  )
}
