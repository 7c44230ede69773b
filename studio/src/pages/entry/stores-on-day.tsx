import type { EntryRow } from '@promenade/contract/studio-api/entries'
import type { Document } from '@promenade/domain/studio/document'
import { asCentre } from '@promenade/domain/mall/hours'
import { ownHoursOn } from '@promenade/domain/studio/hours/own-special-days'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { listEntries } from '../../api/entries.ts'
import { ChangeHours } from '../../entries/change-hours.tsx'
import { dayHoursText } from '../../presenters/day-hours.ts'
import { rowTitle } from '../../presenters/row-detail.ts'
import { Panel } from '../../layout/screen.tsx'
import { useStudio } from '../../context/studio-context.ts'
import primitives from '../../theme/primitives.module.css'

interface StoresOnDayProps {
  /** Undefined for an unsaved day. */
  readonly id: number | undefined
  readonly day: Document
}

/** Lists the stores with own hours on a special day, with a link to change them. */
export function StoresOnDay({ id, day }: StoresOnDayProps) {
  const { messages: m, locale, format, isAllowed } = useStudio()
  const [stores, setStores] = useState<readonly EntryRow[]>()
  const load = () => {
    // Errors are ignored: the day can be changed without the list of stores.
    listEntries({ kind: 'store', documents: '1' }).then(setStores, () => undefined)
  }
  useEffect(load, [])
  const own = useMemo(
    () =>
      (stores ?? []).flatMap((row) => {
        const hours = ownHoursOn(row.document ?? {}, day)
        return hours === undefined || hours === asCentre ? [] : [{ row, hours }]
      }),
    [stores, day],
  )
  if (stores === undefined || day['date'] === undefined) return null
  return (
    <Panel title={m.hours.ownTitle}>
      {own.length === 0 && <p className={primitives.soft}>{m.hours.noneOwn}</p>}
      <ul className={primitives.lines}>
        {own.map(({ row, hours }) => (
          <li key={row.id}>
            <Link to={`/entries/${row.id}`}>{rowTitle(row, m, locale)}</Link>
            <span>{dayHoursText(hours, m, format)}</span>
          </li>
        ))}
      </ul>
      {own.length > 0 && id !== undefined && isAllowed('draft.write') && (
        <ChangeHours rows={own.map(({ row }) => row)} day={id} onDone={load} />
      )}
    </Panel>
  )
}
