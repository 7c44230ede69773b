import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { useEffect, useRef } from 'react'
import { nameOfPath } from '../presenters/name-of-path.ts'
import { pathName } from '../documents/path.ts'
import { useStudio } from '../context/studio-context.ts'
import { FaultLine, useFaultText } from './fault-line.tsx'
import { focusField } from './focus-field.ts'
import primitives from '../theme/primitives.module.css'

interface FaultListProps {
  readonly faults: readonly EntryFault[]
  readonly own: { readonly id: number | undefined; readonly kind: EntryKind }
  readonly onFollow: () => void
}

/**
 * The faults that prevent a publication, each with a link to its field. The list takes the focus, so that
 * screen readers read it.
 */
export function FaultList({ faults, own, onFollow }: FaultListProps) {
  const { messages: m } = useStudio()
  const textOf = useFaultText(own.kind)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  return (
    <div className={primitives.danger} ref={summary} tabIndex={-1} role="group" aria-label={m.faults.title}>
      <div className={primitives.closeStack}>
        <p>
          <b>{m.faults.summary(faults.length)}</b>
        </p>
        <ul className={primitives.bullets}>
          {faults.map((fault) => (
            <li key={`${fault.entry} ${pathName(fault.path)}`}>
              {fault.entry === undefined || fault.entry === own.id ? (
                <>
                  <button
                    type="button"
                    className={primitives.linkButton}
                    onClick={() => {
                      onFollow()
                      // A closing dialog restores the focus first.
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
