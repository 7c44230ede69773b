import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { ChangeItem, Subject } from '@promenade/contract/studio-api/change-sets'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { applyChanges } from '../api/apply-changes.ts'
import { RequestError } from '../api/request-error.ts'
import { Sheet } from '../components/sheet.tsx'
import { pathName } from '../documents/path.ts'
import { FaultLine } from '../forms/fault-line.tsx'
import { problemText } from '../context/problem-text.ts'
import { useStudio } from '../context/studio-context.ts'
import { findPlanned, PlannedRows, replacePlans } from './planned-rows.tsx'
import primitives from '../theme/primitives.module.css'

interface BulkRun {
  readonly isBusy: boolean
  readonly run: (items: readonly ChangeItem[], text: string, subject?: Subject) => Promise<void>
  /** The sheet that asks about plans, or shows why nothing was changed. */
  readonly sheet: ReactNode
}

/** Changes several records of a kind: all or nothing, with one undo. */
export function useBulkRun(kind: EntryKind, rows: readonly EntryRow[], onDone: () => void): BulkRun {
  const { messages: m, notify } = useStudio()
  const { revalidate } = useRevalidator()
  const [refused, setRefused] = useState<RequestError>()
  const [isBusy, setIsBusy] = useState(false)
  const [asked, setAsked] = useState<Parameters<BulkRun['run']>>()
  const planned = findPlanned(rows, asked?.[0] ?? [])
  const run: BulkRun['run'] = async (...change) => {
    if (findPlanned(rows, change[0]).length > 0) setAsked(change)
    else await send(...change)
  }
  const send: BulkRun['run'] = async (items, text, subject) => {
    setAsked(undefined)
    setIsBusy(true)
    try {
      const { id } = await applyChanges(items, crypto.randomUUID(), subject)
      notify({ text, changeSet: id })
      onDone()
      await revalidate()
    } catch (error) {
      if (error instanceof RequestError && error.issues.length > 0) setRefused(error)
      else notify({ text: problemText(error, m) })
    } finally {
      setIsBusy(false)
    }
  }
  const refusal = refused !== undefined && (
    <Sheet title={m.bulk.refused} onClose={() => setRefused(undefined)}>
      <ul className={primitives.bullets}>
        {refused.issues.map((fault) => (
          <li key={`${fault.entry} ${pathName(fault.path)}`}>
            <FaultLine fault={fault} own={{ id: undefined, kind }} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
  const question = asked !== undefined && (
    <PlannedRows
      rows={planned}
      onClose={() => setAsked(undefined)}
      onChoose={(replaces) => {
        const [items, ...words] = asked
        void send(replaces ? replacePlans(planned, items) : items, ...words)
      }}
    />
  )
  return { run, isBusy, sheet: refusal || question }
}
