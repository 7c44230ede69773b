import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { fieldAt } from '../../documents/fields.ts'
import { useFields } from '../../forms/use-fields.ts'
import { nameOfPath } from '../../components/change-list.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { faultText } from '../../presenters/fault-text.ts'
import { rowTitle } from '../../presenters/row-detail.ts'
import { fieldAddress } from '../entry/first-focus.ts'
import type { FaultLine } from './group-faults.ts'
import { canMend } from './mend.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './faults.module.css'

interface FaultItemProps {
  readonly line: FaultLine
  readonly isBusy?: boolean
  /** Absent where faults are only named. */
  readonly onMend?: (line: FaultLine) => void
}

/** A record with its fault, a link to the field and, where one press mends it, a button. */
export function FaultItem({ line, isBusy = false, onMend }: FaultItemProps) {
  const { messages: m, locale, format, isAllowed } = useStudio()
  const { fault, record } = line
  const fields = useFields(record?.kind ?? 'store')
  const words = faultText(fault, fieldAt(fields, fault.path)?.control ?? 'text', m, format)
  if (record === undefined) return <li>{words}</li>
  const title = rowTitle(record, m, locale)
  const field = nameOfPath(m, record.kind, fault.path)
  const fix = onMend !== undefined && isAllowed('content.publish') && canMend(line) ? fixWords() : undefined
  return (
    <li>
      <span className={styles.fault}>
        <Link to={fieldAddress(record.id, fault.path)} className={primitives.target}>
          {title}
        </Link>
        <span>{words}</span>
        <span className={primitives.note}>
          {[m.kinds[record.kind].one, field].filter(Boolean).join(' · ')}
          {record.hasDraft && fault.fix !== undefined && onMend !== undefined && ` · ${m.findings.draft}`}
        </span>
      </span>
      {fix !== undefined && onMend !== undefined && (
        <Button look="small" disabled={isBusy} aria-label={`${fix}: ${title}`} onClick={() => onMend(line)}>
          {fix}
        </Button>
      )}
    </li>
  )

  function fixWords(): string | undefined {
    const { fixes } = m.findings
    if (fault.fix === undefined) return undefined
    if (fault.fix.action !== 'set') return fixes[fault.fix.action]
    return Object.entries(fixes).find(([code]) => code === fault.code)?.[1]
  }
}
