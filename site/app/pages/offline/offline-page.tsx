import { pageContext } from '../../page-context.ts'
import type { RouteHandle } from '../../route-handle.ts'
import { headTags } from '../../layout/head-tags.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import type { Route } from './+types/offline-page'
import styles from './offline-page.module.css'
import { offlineScreen } from './offline-screen.server.ts'

export const meta = headTags

/** Shown at the addresses of other pages, whose routes would hydrate it. */
export const handle: RouteHandle = { hydrates: false }

export function loader({ context }: Route.LoaderArgs) {
  return offlineScreen(context.get(pageContext))
}

/** `/offline`: the service worker caches it and responds with it for pages that are not cached. */
export default function OfflinePage({ loaderData: { title, text, links } }: Route.ComponentProps) {
  return (
    <PageHead title={title} intro={text}>
      <ul className={styles.links}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <ButtonLink to={to} look="strong">
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </PageHead>
  )
}
