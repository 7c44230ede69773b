import { InPlaceLink } from '../../layout/page-change/in-place-link.tsx'
import textLink from '../../components/button/text-link.module.css'
import styles from './removed-stop.module.css'
import type { VisitScreen } from './visit-screen.server.ts'

/** What the last press removed, and how to put it back. */
export function RemovedStop({ removed }: { removed: NonNullable<VisitScreen['removed']> }) {
  const { name, lang, text, undo } = removed
  return (
    <p className={styles.removed} id="removed" data-says={`${name} ${text}`}>
      <span>
        <b lang={lang}>{name}</b> {text}
      </span>{' '}
      <InPlaceLink
        className={textLink.link}
        to={undo.to}
        landing={undo.landing}
        aria-label={undo.label}
        data-landing=""
      >
        {undo.text}
      </InPlaceLink>
    </p>
  )
}
