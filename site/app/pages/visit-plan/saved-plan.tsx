import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { noteOnDevice, readNote, useDeviceNote } from '../../device/device-note.ts'
import { InPlaceLink } from '../../layout/page-change/in-place-link.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './removed-stop.module.css'
import type { VisitScreen } from './visit-screen.server.ts'

/**
 * Keeps the plan on this device as it is changed; opens it where the address has none, and adds to it what a link adds. A plan from elsewhere does not
 * take its place: this line offers to add its stops.
 */
export function SavedPlan({ screen }: { screen: VisitScreen }) {
  const { path, stops, keep, words } = screen
  const kept = useDeviceNote('visit_plan')
  const isForeign = useKeeping(screen)
  if (!isForeign || kept === undefined || kept === keep.plan) return null
  return (
    <p className={`${primitives.row} ${styles.removed} ${primitives.onScreen}`}>
      <span>{words.otherPlan}</span>
      <InPlaceLink className={primitives.link} to={path + kept} landing="plan">
        {words.openMine}
      </InPlaceLink>
      {stops !== '' && (
        <InPlaceLink className={primitives.link} to={`${path}${kept}&add=${stops}`} landing="plan">
          {words.addToMine}
        </InPlaceLink>
      )}
    </p>
  )
}

/** True for a plan that is not the one of this device. */
function useKeeping({ path, stops, keep }: VisitScreen): boolean {
  const { search } = useLocation()
  const navigate = useNavigate()
  const wasMine = useRef(false)
  const [isForeign, setForeign] = useState(false)
  const { plan, before } = keep
  useEffect(() => {
    const kept = readNote('visit_plan')
    const isEmptied = wasMine.current && search.includes('removed=')
    const isOnlyAdded = before === '' && stops !== '' && search.startsWith('?add=')
    if (kept !== undefined && kept !== plan && (search === '' || isOnlyAdded)) {
      const added = isOnlyAdded ? `&add=${stops}` : ''
      void navigate(path + kept + added, { replace: true, preventScrollReset: true })
      return
    }
    const isMine = wasMine.current || kept === undefined || kept === plan || kept === before
    wasMine.current = isMine
    setForeign(!isMine)
    if (isMine && stops !== '') noteOnDevice('visit_plan', plan)
    if (isMine && isEmptied && stops === '') noteOnDevice('visit_plan', undefined)
  }, [path, stops, plan, before, search, navigate])
  return isForeign
}
