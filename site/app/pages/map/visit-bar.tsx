import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import styles from './route-view.module.css'
import type { VisitView } from './visit-view.ts'

/** The way back to the plan of a visit, and on to its next stop. */
export function VisitBar({ visit }: { visit: VisitView }) {
  const { map } = useMessages()
  const { progress, plan, next } = visit
  return (
    <nav className={styles.actions} aria-label={progress} lang={map.lang}>
      <span className={styles.prompt}>{progress}</span>
      <Link className={styles.link} to={plan}>
        {map.visit.plan}
      </Link>
      {next && <OnwardLink className={styles.link} visit={visit} />}
    </nav>
  )
}

interface OnwardLinkProps {
  className: string | undefined
  visit: VisitView
  isLanding?: boolean
}

/** To the next stop; after the last one back to the plan. */
export function OnwardLink({ className, visit: { next, plan }, isLanding }: OnwardLinkProps) {
  const { visit: words } = useMessages().map
  return (
    <Link className={className} to={next?.to ?? plan} data-landing={isLanding ? '' : undefined}>
      {next ? (
        <span>
          {words.next} <span lang={next.lang}>{next.name}</span>
        </span>
      ) : (
        words.plan
      )}
    </Link>
  )
}
