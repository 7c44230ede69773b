import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './route-view.module.css'
import type { VisitView } from './visit-view.ts'

/** The way back to the plan of a visit, and on to its next stop. */
export function VisitBar({ visit }: { visit: VisitView }) {
  const { map } = useMessages()
  const { progress, plan, next } = visit
  return (
    <nav
      className={`${primitives.row} ${styles.actions} ${primitives.onScreen}`}
      aria-label={progress}
      lang={map.lang}
    >
      <span className={primitives.soft}>{progress}</span>
      <Link className={`${primitives.target} ${primitives.strong}`} to={plan}>
        {map.visit.plan}
      </Link>
      {next && (
        <Link className={`${primitives.target} ${primitives.strong}`} to={next.to}>
          <NextStopText visit={visit} />
        </Link>
      )}
    </nav>
  )
}

/** The text of the link to the next stop; after the last one back to the plan. */
export function NextStopText({ visit: { next } }: { visit: VisitView }) {
  const { visit: words } = useMessages().map
  if (!next) return words.plan
  return (
    <span>
      {words.next} <span lang={next.lang}>{next.name}</span>
    </span>
  )
}
