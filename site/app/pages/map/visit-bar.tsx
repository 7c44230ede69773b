import { Link } from 'react-router'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { useMessages } from '../../messages/messages.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './route-view.module.css'
import type { VisitView } from './visit-view.ts'

/** The plan of a visit on the map: all of it, or where the visitor is in it, with the way back and on. */
export function VisitBar({ visit }: { visit: VisitView }) {
  const { map } = useMessages()
  const { progress, plan, whole, stops, print, before, next } = visit
  return (
    <>
      {stops && (
        <ol id="stops" data-says={progress}>
          {stops.map(({ number, name, lang, level, to }) => (
            <li key={number}>
              {number}.{' '}
              <Link className={primitives.link} to={to} lang={lang}>
                {name}
              </Link>{' '}
              <span className={primitives.soft}>{level}</span>
            </li>
          ))}
        </ol>
      )}
      <nav
        className={`${primitives.row} ${styles.actions} ${primitives.onScreen}`}
        aria-label={progress}
        lang={map.lang}
      >
        {stops && next && (
          <ButtonLink to={next.to}>
            <NextStopText visit={visit} />
          </ButtonLink>
        )}
        {whole && (
          <Link className={primitives.target} to={whole}>
            {progress}
          </Link>
        )}
        <Link className={primitives.link} to={plan}>
          {map.visit.plan}
        </Link>
        {print && (
          <Link className={primitives.target} to={print.to} lang={print.lang}>
            {print.text}
          </Link>
        )}
        {before && (
          <Link className={primitives.target} to={before.to}>
            <span>
              {map.visit.before} <span lang={before.lang}>{before.name}</span>
            </span>
          </Link>
        )}
        {next && !stops && (
          <Link className={primitives.link} to={next.to}>
            <NextStopText visit={visit} />
          </Link>
        )}
      </nav>
    </>
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
