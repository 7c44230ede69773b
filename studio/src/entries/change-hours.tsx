import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../components/button.tsx'
import { useStudio } from '../context/studio-context.ts'
import { useBulkRun } from './use-bulk-run.tsx'

const BulkChange = lazy(() => import('./bulk-change.tsx'))

interface ChangeHoursProps {
  readonly rows: readonly EntryRow[]
  /** The id of the special day that is chosen first. */
  readonly day: number
  readonly onDone?: () => void
}

/** Sets the hours of stores on a special day, all at once. */
export function ChangeHours({ rows, day, onDone }: ChangeHoursProps) {
  const { messages: m } = useStudio()
  const [isOpen, setIsOpen] = useState(false)
  const { run, sheet } = useBulkRun('store', rows, () => {
    setIsOpen(false)
    onDone?.()
  })
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{m.hours.changeOwn(rows.length)}</Button>
      {isOpen && (
        <Suspense>
          <BulkChange rows={rows} day={day} onRun={run} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
      {sheet}
    </div>
  )
}
