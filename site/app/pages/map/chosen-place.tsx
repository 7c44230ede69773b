import { Link } from 'react-router'
import { ReportLink } from '../../layout/report-link.tsx'
import type { InPlace } from '../../layout/page-change/keep-place.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { useHydrated } from '../../components/hydrated.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { HoursBadge } from '../../components/hours-badge/hours-badge.tsx'
import type { ChosenView } from './chosen-view.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './chosen-place.module.css'
import { noteOnDevice, useDeviceNote } from '../../device/device-note.ts'

const atDirections: InPlace = { landing: 'get-there' }

interface ChosenPlaceProps {
  chosen: ChosenView
  /** The page for what is wrong with it; absent on a site that takes no reports. */
  report: { to: string; text: string; lang?: string } | undefined
}

/** The chosen place: name, hours, links to routes, and to a form for what is wrong. */
export function ChosenPlace({ chosen, report }: ChosenPlaceProps) {
  const { map: words } = useMessages()
  const { name, where, note, lines, page, routes } = chosen
  return (
    <section
      className={`${primitives.panel} ${styles.chosen} ${primitives.onScreen}`}
      aria-labelledby="chosen"
    >
      <h2 className={styles.name} id="chosen" data-says={[name, where].filter(Boolean).join(', ')}>
        {name}
      </h2>
      {where && <p className={`${primitives.soft} ${styles.line}`}>{where}</p>}
      {note && <p className={`${primitives.strong} ${styles.line}`}>{note}</p>}
      {lines && lines.length > 0 && (
        <p className={`${primitives.strong} ${styles.line}`}>
          <HoursBadge lines={lines} />
        </p>
      )}
      <div className={`${primitives.row} ${styles.routes}`}>
        {routes && (
          <>
            <ButtonLink to={routes.to} icon="arrow" lang={words.lang} state={atDirections}>
              {words.directionsTo}
            </ButtonLink>
            <Link className={primitives.link} to={`${routes.to}#from`} preventScrollReset lang={words.lang}>
              {words.fromElsewhere}
            </Link>
            <Link
              className={primitives.link}
              to={routes.from}
              state={atDirections}
              preventScrollReset
              lang={words.lang}
            >
              {words.directionsFrom}
            </Link>
          </>
        )}
        {page && (
          <Link className={primitives.link} to={page} lang={words.lang}>
            {words.toStore}
          </Link>
        )}
      </div>
      {chosen.isParking && <MyCar slug={chosen.slug} />}
      {routes && routes.nearest.length > 0 && (
        <details className={styles.nearest}>
          <summary lang={words.lang}>{words.nearHere}</summary>
          <ul>
            {routes.nearest.map((kind) => (
              <li key={kind.to}>
                <Link className={primitives.link} to={kind.to} state={atDirections} preventScrollReset>
                  {kind.name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      <ReportLink link={report && { ...report, to: `${report.to}?about=${chosen.about}` }} />
    </section>
  )
}

/** Needs script. */
function MyCar({ slug }: { slug: string }) {
  const { map: words } = useMessages()
  const isHydrated = useHydrated()
  const isHere = useDeviceNote('my_car') === slug
  if (!isHydrated) return null
  return (
    <p className={`${primitives.row} ${primitives.note} ${styles.car}`}>
      <button
        className={`${primitives.outlined} ${primitives.strong} ${styles.button}`}
        type="button"
        aria-pressed={isHere}
        onClick={() => noteOnDevice('my_car', isHere ? undefined : slug)}
      >
        {words.myCar}
      </button>
      <span role="status">{isHere && words.carSaved}</span>
    </p>
  )
}
