import type { FaultsJson } from '@promenade/contract/studio-api/faults'
import { Link } from 'react-router'
import { useStudio } from '../../context/studio-context.ts'
import { Panel } from '../../layout/screen.tsx'
import { FaultItem } from '../faults/fault-item.tsx'
import { SeverityChip } from '../faults/severity-chip.tsx'
import primitives from '../../theme/primitives.module.css'

const shown = 5

/** The worst faults of the site; nothing where there is none. */
export function WorstFaults({ items, records }: FaultsJson) {
  const { messages: m } = useStudio()
  if (items.length === 0) return null
  const byId = new Map(records.map((record) => [record.id, record]))
  const faults = items.filter(({ severity }) => severity === 'fault').length
  return (
    <Panel
      title={m.navigation.faults}
      aside={
        <span className={primitives.row}>
          {faults > 0 && <SeverityChip severity="fault" count={faults} />}
          {items.length > faults && <SeverityChip severity="hint" count={items.length - faults} />}
        </span>
      }
    >
      <ul className={primitives.lines}>
        {items.slice(0, shown).map((fault) => (
          <FaultItem
            key={`${fault.entry} ${fault.code} ${fault.path.join('.')} ${fault.message}`}
            line={{ fault, record: fault.entry === undefined ? undefined : byId.get(fault.entry) }}
          />
        ))}
      </ul>
      <Link to="/faults">{m.findings.seeAll(items.length)}</Link>
    </Panel>
  )
}
