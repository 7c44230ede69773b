import type { EntryKind } from '@promenade/contract/editing/documents'
import type { ChangeItem, Subject } from '@promenade/contract/studio-api/change-sets'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RefusedError } from '../api/client.ts'
import { applyChanges } from '../api/requests.ts'
import { Sheet } from '../components/sheet.tsx'
import { pathName } from '../documents/path.ts'
import { FaultLine } from '../forms/fault-line.tsx'
import { problemText } from '../layout/problem-text.ts'
import { useStudio } from '../layout/studio-context.ts'

interface BulkRun {
  readonly isBusy: boolean
  readonly run: (items: readonly ChangeItem[], text: string, subject?: Subject) => Promise<void>
  /** The sheet that says why nothing was changed. */
  readonly refusal: ReactNode
}

/** Changes several records of a kind: all or nothing, with one undo. */
export function useBulkRun(kind: EntryKind, onDone: () => void): BulkRun {
  const { messages: m, notify } = useStudio()
  const { revalidate } = useRevalidator()
  const [refused, setRefused] = useState<RefusedError>()
  const [isBusy, setIsBusy] = useState(false)
  const run: BulkRun['run'] = async (items, text, subject) => {
    setIsBusy(true)
    try {
      const { id } = await applyChanges(items, crypto.randomUUID(), subject)
      notify({ text, changeSet: id })
      onDone()
      await revalidate()
    } catch (error) {
      if (error instanceof RefusedError && error.issues.length > 0) setRefused(error)
      else notify({ text: problemText(error, m) })
    } finally {
      setIsBusy(false)
    }
  }
  const refusal = refused !== undefined && (
    <Sheet title={m.bulk.refused} onClose={() => setRefused(undefined)}>
      <ul className="bullets">
        {refused.issues.map((fault) => (
          <li key={`${fault.entry} ${pathName(fault.path)}`}>
            <FaultLine fault={fault} own={{ id: undefined, kind }} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
  return { run, isBusy, refusal }
}
