import type { EntryRow } from '@promenade/contract/studio-api/entries'
import type { IsoDate } from '@promenade/domain/calendar/dates'
import type { Span } from '@promenade/domain/hours/written-hours'
import type { Document } from '@promenade/domain/studio/document'
import { layOutOwnDays } from '@promenade/domain/studio/hours/document-hours'
import { ownHoursWithin } from '@promenade/domain/studio/hours/own-special-days'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { listEntries } from '../../api/entries.ts'
import { ChangeHours } from '../../entries/change-hours.tsx'
import { comingDays } from '../../forms/special-days.ts'
import { keepsCentre, ownHoursText } from '../../presenters/own-hours.ts'
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
  const today = format.isoDate()
  const [stores, setStores] = useState<readonly EntryRow[]>()
  const load = () => {
    // Errors are ignored: the day can be changed without the list of stores.
    listEntries({ kind: 'store', documents: '1' }).then(setStores, () => undefined)
  }
  useEffect(load, [])
  const found = useMemo(() => findOwnHours(stores ?? [], day, today), [stores, day, today])
  if (stores === undefined || found === undefined) return null
  const { span, own } = found
  return (
    <Panel title={m.hours.ownTitle}>
      {own.length === 0 && <p className={primitives.soft}>{m.hours.noneOwn}</p>}
      <ul className={primitives.lines}>
        {own.map(({ row, parts }) => (
          <li key={row.id}>
            <Link to={`/entries/${row.id}`}>{rowTitle(row, m, locale)}</Link>
            <span>{ownHoursText(parts, span, m, format)}</span>
          </li>
        ))}
      </ul>
      {own.length > 0 && id !== undefined && isAllowed('draft.write') && (
        <ChangeHours rows={own.map(({ row }) => row)} day={id} onDone={load} />
      )}
    </Panel>
  )
}

/** The stores with hours of their own on the next dates of a special day; undefined if it never comes again. */
function findOwnHours(stores: readonly EntryRow[], document: Document, today: IsoDate) {
  const [day] = comingDays([{ document }], today)
  if (day?.next === undefined) return undefined
  const span: Span = { from: day.next, to: day.last ?? day.next }
  const own = stores
    .map((row) => ({ row, parts: ownHoursWithin(layOutOwnDays(row.document ?? {}, today), span) }))
    .filter(({ parts }) => !keepsCentre(parts))
  return { span, own }
}
