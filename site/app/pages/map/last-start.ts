import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { noteOnDevice, useDeviceNote } from '../../device/device-note.ts'
import { mapSearch } from './map-query.ts'
import type { PlanScreen } from './plan-screen.server.ts'

/** The place where the visitor last was: a scanned board or door, or the start of a route, if this map has it. */
export function useLastStart({ ends }: PlanScreen): string | undefined {
  const last = useDeviceNote('map_start')
  return ends.some(({ places }) => places.some(({ slug }) => slug === last)) ? last : undefined
}

/** Notes where the visitor is; a route from an assumed start begins at the last one instead. */
export function useNotedStart(plan: PlanScreen): void {
  const navigate = useNavigate()
  const last = useLastStart(plan)
  const { isStartAssumed, query, path, hasPosition } = plan
  const { from, to } = query
  useEffect(() => {
    if (!hasPosition || from === undefined) return
    if (!isStartAssumed) noteOnDevice('map_start', from)
    else if (last !== undefined && last !== from && last !== to)
      void navigate(path + mapSearch({ ...query, from: last }), { replace: true, preventScrollReset: true })
  }, [hasPosition, from, to, isStartAssumed, last, navigate, path, query])
}
