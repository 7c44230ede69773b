import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { CellFault, ImportResult } from '@promenade/contract/studio-api/spreadsheets'
import type { ReactNode } from 'react'
import { ChangeList } from '../components/change-list.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import type { CellFaultWords, SpreadsheetMessages } from '../messages/spreadsheet-en.ts'
import { useSpreadsheetWords } from './use-spreadsheet-words.ts'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'

/** The choices about a spreadsheet. */
export interface Choices {
  /** True: rows without a record become drafts. */
  readonly create: boolean
  /** True: on a conflict the studio's value wins. */
  readonly keep: boolean
}

interface ComparisonProps {
  readonly kind: EntryKind
  readonly result: ImportResult
  readonly choices: Choices
  readonly onChoose: (change: Partial<Choices>) => void
}

/** Lists the changes of a spreadsheet by record, with faults and conflicts. */
export function Comparison({ kind, result, choices, onChoose }: ComparisonProps) {
  const { messages: m, locale } = useStudio()
  const { items, faults, faultCount } = result
  const words = useSpreadsheetWords()
  const fresh = items.filter(({ entry }) => entry === undefined)
  const disputed = items.filter(({ conflicts }) => conflicts.length > 0)
  const changed = items.filter(
    ({ entry, changes }) => changes.length > 0 && (entry !== undefined || choices.create),
  )
  const nameOf = ({ slug, title }: ImportResult['items'][number]) =>
    inLanguage(title, locale) || slug || words.untitled
  return (
    <>
      {faults.length > 0 && (
        <Part look="danger" title={words.faultsTitle}>
          <ul className={primitives.bullets}>
            {faults.map(({ row, column, head, code, message, value }) => (
              <li key={`${row} ${column} ${message}`}>
                <b>{words.place(row, head ?? column)}</b>:{' '}
                {value !== undefined && value !== '' && `“${value}” – `}
                {isOfCell(code, words.faults) ? words.faults[code] : m.faults.sentence(code, 'text')}
              </li>
            ))}
          </ul>
          {faultCount > faults.length && <p>{words.more(faultCount - faults.length)}</p>}
        </Part>
      )}
      {disputed.length > 0 && (
        <Part look="warning" title={words.conflictsTitle}>
          {disputed.map((item) => (
            <div key={item.row}>
              <b>{nameOf(item)}</b>
              <ChangeList kind={kind} changes={item.conflicts} />
            </div>
          ))}
          <Choice label={words.keep} isChosen={choices.keep} onChange={(keep) => onChoose({ keep })} />
        </Part>
      )}
      {fresh.length > 0 && (
        <Part look="warning" title={words.freshTitle(fresh.length)}>
          <p>{fresh.map((item) => item.slug || nameOf(item)).join(', ')}</p>
          <Choice
            label={words.create(fresh.length)}
            isChosen={choices.create}
            onChange={(create) => onChoose({ create })}
          />
        </Part>
      )}
      {changed.map((item) => (
        <details key={item.row} open={changed.length <= 3}>
          <summary>{nameOf(item)}</summary>
          <ChangeList kind={kind} changes={item.changes} />
        </details>
      ))}
    </>
  )
}

/** `12 records change · 3 faults · 1 conflict`. */
export function summarize({ rows, items, faultCount }: ImportResult, words: SpreadsheetMessages): string {
  const { change, fault, conflict, fresh, same } = words.summary
  const counts = [
    [items.filter(({ entry, changes }) => entry !== undefined && changes.length > 0).length, change],
    [faultCount, fault],
    [items.reduce((sum, { conflicts }) => sum + conflicts.length, 0), conflict],
    [items.filter(({ entry }) => entry === undefined).length, fresh],
    [rows - items.length, same],
  ] as const
  if (items.length + faultCount === 0) return words.nothing
  return counts.flatMap(([count, word]) => (count > 0 ? [word(count)] : [])).join(' · ')
}

function isOfCell(code: CellFault['code'], words: CellFaultWords): code is keyof CellFaultWords {
  return Object.hasOwn(words, code)
}

interface PartProps {
  readonly look: 'danger' | 'warning'
  readonly title: string
  readonly children: ReactNode
}

function Part({ look, title, children }: PartProps) {
  return (
    <section className={primitives[look]}>
      <div className={primitives.closeStack}>
        <p>{title}</p>
        {children}
      </div>
    </section>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly isChosen: boolean
  readonly onChange: (isChosen: boolean) => void
}

function Choice({ label, isChosen, onChange }: ChoiceProps) {
  return (
    <label className={inputs.check}>
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  )
}
