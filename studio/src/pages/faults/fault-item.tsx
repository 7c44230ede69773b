import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fieldAt } from '../../documents/fields.ts'
import { useFields } from '../../context/use-fields.ts'
import { nameOfPath } from '../../presenters/name-of-path.ts'
import { useStudio } from '../../context/studio-context.ts'
import { faultText } from '../../presenters/fault-text.ts'
import { rowTitle } from '../../presenters/row-detail.ts'
import { fieldAddress } from '../entry/first-focus.ts'
import { faultPlace } from './fault-place.ts'
import type { FaultLine } from './group-faults.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './faults.module.css'

interface FaultItemProps {
  readonly line: FaultLine
  /** Beside the kind of the record. */
  readonly note?: string | undefined
  /** A button that mends it. */
  readonly action?: ReactNode
}

/** A record with its fault, and a link to the field. */
export function FaultItem({ line: { fault, record }, note, action }: FaultItemProps) {
  const { messages: m, locale, format } = useStudio()
  const fields = useFields(record?.kind ?? 'store')
  const words = faultText(fault, fieldAt(fields, fault.path)?.control ?? 'text', m, format)
  if (record === undefined) {
    const place = faultPlace(fault)
    return (
      <li>
        <span className={styles.fault}>
          {place === undefined ? (
            words
          ) : (
            <Link to={place} className={primitives.target}>
              {words}
            </Link>
          )}
        </span>
        {action}
      </li>
    )
  }
  const field = nameOfPath(m, record.kind, fault.path)
  // There one press confirms it.
  const place = fault.code === 'closure-unconfirmed' ? '/out-of-order' : fieldAddress(record.id, fault.path)
  return (
    <li>
      <span className={styles.fault}>
        <Link to={place} className={primitives.target}>
          {rowTitle(record, m, locale)}
        </Link>
        <span>{words}</span>
        <span className={primitives.note}>
          {[m.kinds[record.kind].one, field, note].filter(Boolean).join(' · ')}
        </span>
      </span>
      {action}
    </li>
  )
}
