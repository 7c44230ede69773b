import { useState } from 'react'
import { Link } from 'react-router'
import { buttonLook } from '../../components/button-look.ts'
import { Button } from '../../components/button.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { Panel } from '../../layout/screen.tsx'
import { FaultItem } from './fault-item.tsx'
import type { FaultGroup as Group, FaultLine } from './group-faults.ts'
import { SettleButtons } from '../../reports/settle-buttons.tsx'
import { canMend, changeIn } from './mend.ts'
import { SynonymChoice } from './synonym-choice.tsx'
import { faultText } from '../../presenters/fault-text.ts'
import { rowTitle } from '../../presenters/row-detail.ts'
import { useFaultWords } from './use-fault-words.ts'
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
  const words = useFaultWords()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, shownFirst)
  const withdrawable = lines.filter((line) => line.fault.fix?.action === 'withdraw' && canMend(line))
  const isShort = lines.length > shown.length
  const isTranslation = isAllowed('draft.write') && lines.some(({ fault }) => fault.code === 'no-language')
  const isWithdrawable = withdrawable.length > 1 && isAllowed('content.publish')
  return (
    <Panel title={heading} aside={<SeverityChip severity={severity} count={lines.length} />}>
      <ul className={primitives.lines}>
        {shown.map((line) => (
          <FaultItem
            key={`${line.fault.entry} ${line.fault.code} ${line.fault.path.join('.')} ${line.fault.message}`}
            line={line}
            note={
              changeIn(line.fault) !== undefined && line.record?.hasDraft === true ? words.draft : undefined
            }
            action={<MendButton line={line} isBusy={isBusy} onPress={() => onMend([line])} />}
          />
        ))}
      </ul>
      {(isShort || isWithdrawable || isTranslation) && (
        <div className={primitives.row}>
          {isShort && (
            <Button look="small" onClick={() => setIsWhole(true)}>
              {words.more(lines.length - shown.length)}
            </Button>
          )}
          {isTranslation && (
            <Link className={buttonLook('small')} to="/translate">
              {m.translate.title}
            </Link>
          )}
          {isWithdrawable && (
            <Button look="small" disabled={isBusy} onClick={() => onMend(withdrawable)}>
              {words.fixAll(withdrawable.length)}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}

interface MendButtonProps {
  readonly line: FaultLine
  readonly isBusy: boolean
  readonly onPress: () => void
}

/** The screens that mend a fault of a record. */
function placeOf({ fault, record }: FaultLine): string | undefined {
  if (record === undefined) return undefined
  if (fault.code === 'closure-unconfirmed') return '/out-of-order'
  return mendedOnMap.has(fault.code) ? `/map?store=${record.id}` : undefined
}

const mendedOnMap: ReadonlySet<string> = new Set(['off-map', 'unit-unknown', 'unit-shared'])

/** Mends a fault that needs no writing; what visitors report needs a decision, a search a choice. */
function MendButton({ line, isBusy, onPress }: MendButtonProps) {
  const { messages: m, locale, format, isAllowed } = useStudio()
  const { fixes, onMap, confirm } = useFaultWords()
  const { fault, record } = line
  if (fault.fix?.action === 'settle') {
    const name = record === undefined ? '' : `${rowTitle(record, m, locale)}: `
    return <SettleButtons reports={fault.fix.reports} about={name + faultText(fault, 'text', m, format)} />
  }
  if (fault.fix?.action === 'synonym')
    return <SynonymChoice words={fault.fix.words} locale={fault.locale ?? locale} />
  const place = placeOf(line)
  if (record !== undefined && place !== undefined) {
    const text = place === '/out-of-order' ? confirm : onMap
    return (
      <Link className={buttonLook('small')} to={place} aria-label={`${text}: ${rowTitle(record, m, locale)}`}>
        {text}
      </Link>
    )
  }
  const name = fault.fix?.action === 'set' ? fault.code : fault.fix?.action
  const fix = Object.entries(fixes).find(([known]) => known === name)?.[1]
  if (fix === undefined || record === undefined || !canMend(line) || !isAllowed('content.publish'))
    return null
  return (
    <Button
      look="small"
      disabled={isBusy}
      aria-label={`${fix}: ${rowTitle(record, m, locale)}`}
      onClick={onPress}
    >
      {fix}
    </Button>
  )
}
