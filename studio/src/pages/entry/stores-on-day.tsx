import type { EntryRow } from '@promenade/contract/studio-api/entries'
import type { Document } from '@promenade/domain/studio/document'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { listEntries } from '../../api/entries.ts'
import { Button } from '../../components/button.tsx'
import { ownHoursOn } from '../../entries/special-days.ts'
import { useBulkRun } from '../../entries/use-bulk-run.tsx'
import { dayHoursText } from '../../presenters/day-hours.ts'
import { Panel } from '../../layout/screen.tsx'
import { inLanguage, useStudio } from '../../context/studio-context.ts'
import primitives from '../../theme/primitives.module.css'

const BulkChange = lazy(() => import('../../entries/bulk-change.tsx'))

interface StoresOnDayProps {
  /** Undefined for an unsaved day. */
  readonly id: number | undefined
  readonly day: Document
}

/** Lists the stores with own hours on a special day, with a link to change them. */
export function StoresOnDay({ id, day }: StoresOnDayProps) {
  const { messages: m, locale, format, isAllowed } = useStudio()
  const [stores, setStores] = useState<readonly EntryRow[]>()
  const [isChanging, setIsChanging] = useState(false)
  const load = () => {
    // Errors are ignored: the day can be changed without the list of stores.
    listEntries({ kind: 'store', documents: '1' }).then(setStores, () => undefined)
  }
  useEffect(load, [])
  const { run, sheet } = useBulkRun('store', stores ?? [], () => {
    setIsChanging(false)
    load()
  })
  const own = useMemo(
    () =>
      (stores ?? []).flatMap((row) => {
        const hours = ownHoursOn(row.document ?? {}, day)
        return hours === undefined ? [] : [{ row, hours }]
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
            <Link to={`/entries/${row.id}`}>{inLanguage(row.title, locale) || m.untitled}</Link>
            <span>{dayHoursText(hours, m, format)}</span>
          </li>
        ))}
      </ul>
      {own.length > 0 && id !== undefined && isAllowed('draft.write') && (
        <div>
          <Button onClick={() => setIsChanging(true)}>{m.hours.changeOwn(own.length)}</Button>
        </div>
      )}
      {isChanging && (
        <Suspense>
          <BulkChange
            rows={own.map(({ row }) => row)}
            day={id}
            onRun={run}
            onClose={() => setIsChanging(false)}
          />
        </Suspense>
      )}
      {sheet}
    </Panel>
  )
}
