import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { Panel } from '../../layout/screen.tsx'
import { FaultItem } from './fault-item.tsx'
import type { FaultGroup as Group, FaultLine } from './group-faults.ts'
import { canMend } from './mend.ts'
import { SeverityChip } from './severity-chip.tsx'
import primitives from '../../theme/primitives.module.css'

interface FaultGroupProps {
  readonly group: Group
  readonly isBusy: boolean
  readonly onMend: (lines: readonly FaultLine[]) => void
}

const shownFirst = 8

/** All records with the same fault. */
export function FaultGroup({ group: { heading, severity, lines }, isBusy, onMend }: FaultGroupProps) {
  const { messages: m, isAllowed } = useStudio()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, shownFirst)
  const withdrawable = lines.filter((line) => line.fault.fix?.action === 'withdraw' && canMend(line))
  return (
    <Panel title={heading} aside={<SeverityChip severity={severity} count={lines.length} />}>
      <ul className={primitives.lines}>
        {shown.map((line) => (
          <FaultItem
            key={`${line.fault.entry} ${line.fault.code} ${line.fault.path.join('.')} ${line.fault.message}`}
            line={line}
            isBusy={isBusy}
            onMend={(one) => onMend([one])}
          />
        ))}
      </ul>
      <div className={primitives.row}>
        {lines.length > shown.length && (
          <Button look="small" onClick={() => setIsWhole(true)}>
            {m.findings.more(lines.length - shown.length)}
          </Button>
        )}
        {withdrawable.length > 1 && isAllowed('content.publish') && (
          <Button look="small" disabled={isBusy} onClick={() => onMend(withdrawable)}>
            {m.findings.fixAll(withdrawable.length)}
          </Button>
        )}
      </div>
    </Panel>
  )
}
