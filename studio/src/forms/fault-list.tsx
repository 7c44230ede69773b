import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { useEffect, useRef } from 'react'
import { nameOfPath } from '../components/change-list.tsx'
import { pathName } from '../documents/path.ts'
import { useStudio } from '../context/studio-context.ts'
import { FaultLine, useFaultText } from './fault-line.tsx'
import { focusField } from './focus-field.ts'

interface FaultListProps {
  readonly faults: readonly EntryFault[]
  readonly own: { readonly id: number | undefined; readonly kind: EntryKind }
  readonly onFollow: () => void
}

/** The faults that stand against a publication, each a way to its field. It takes the focus, so that it is read. */
export function FaultList({ faults, own, onFollow }: FaultListProps) {
  const { messages: m } = useStudio()
  const textOf = useFaultText(own.kind)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  return (
    <div className="notice danger" ref={summary} tabIndex={-1} role="group" aria-label={m.faults.title}>
      <div className="stack close">
        <p>
          <b>{m.faults.summary(faults.length)}</b>
        </p>
        <ul className="bullets">
          {faults.map((fault) => (
            <li key={`${fault.entry} ${pathName(fault.path)}`}>
              {fault.entry === undefined || fault.entry === own.id ? (
                <>
                  <button
                    type="button"
                    className="link-button"
                    onClick={() => {
                      onFollow()
                      // After the dialog has given the focus back.
                      setTimeout(() => focusField(fault.path), 0)
                    }}
                  >
                    {nameOfPath(m, own.kind, fault.path)}
                  </button>
                  : {textOf(fault)}
                </>
              ) : (
                <FaultLine fault={fault} own={own} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
