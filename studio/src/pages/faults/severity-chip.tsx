import type { MallFault } from '@promenade/contract/studio-api/faults'
import { useStudio } from '../../context/studio-context.ts'
import styles from './faults.module.css'

interface SeverityChipProps {
  readonly severity: MallFault['severity']
  readonly count: number
}

/** How many faults, or how many hints. */
export function SeverityChip({ severity, count }: SeverityChipProps) {
  const { messages: m } = useStudio()
  return (
    <span className={styles.severity} data-severity={severity}>
      {m.findings.severities[severity](count)}
    </span>
  )
}
