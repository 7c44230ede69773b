import { InPlaceLink } from '../../layout/page-change/in-place-link.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './removed-stop.module.css'
import type { VisitScreen } from './visit-screen.server.ts'

/** The stop that the last press removed, with a link that restores it. */
export function RemovedStop({ removed }: { removed: NonNullable<VisitScreen['removed']> }) {
  const { name, lang, text, undo } = removed
  return (
    <p
      className={`${primitives.row} ${styles.removed} ${primitives.onScreen}`}
      id="removed"
      data-says={`${name} ${text}`}
    >
      <span>
        <b lang={lang}>{name}</b> {text}
      </span>{' '}
      <InPlaceLink
        className={primitives.link}
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
