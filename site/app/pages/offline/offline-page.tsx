import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import type { Route } from './+types/offline-page'
import styles from './offline-page.module.css'
import { offlineScreen } from './offline-screen.server.ts'

export const meta = headTags

export function loader({ context }: Route.LoaderArgs) {
  return offlineScreen(context.get(pageContext))
}

/** `/offline`, which a device keeps and shows under the address of a page that it does not have. */
export default function OfflinePage({ loaderData: { title, lang, text, ways } }: Route.ComponentProps) {
  return (
    <PageHead title={title} lang={lang} intro={text} introLang={lang}>
      <ul className={styles.ways} lang={lang}>
        {ways.map(({ to, text }) => (
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
