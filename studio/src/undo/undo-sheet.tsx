import type { LeftEntry, UndoChoice } from '@promenade/contract/studio-api/change-sets'
import { type ReactNode, useState } from 'react'
import { Button } from '../components/button.tsx'
import { ChangedField, Value } from '../components/change-list.tsx'
import { nameOfPath } from '../presenters/name-of-path.ts'
import { Check } from '../components/inputs.tsx'
import { Sheet } from '../components/sheet.tsx'
import { pathName } from '../documents/path.ts'
import { FaultLine } from '../forms/fault-line.tsx'
import { useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import { useWords } from '../context/use-words.ts'
import { undoEn } from '../messages/undo-en.ts'
import { undoEs } from '../messages/undo-es.ts'
import { rowTitle } from '../presenters/row-detail.ts'
import conflictStyles from '../components/conflict.module.css'
import inputs from '../components/inputs.module.css'
import { usePlanWords } from '../presenters/use-plan-words.ts'
import primitives from '../theme/primitives.module.css'
import changeListStyles from '../components/change-list.module.css'

type Choice = UndoChoice['choice']

const useUndoWords = () => useWords({ en: undoEn, es: undoEs })

interface UndoSheetProps {
  /** The number of records that are already undone. */
  readonly taken: number
  readonly left: readonly LeftEntry[]
  readonly onChoose: (choices: readonly UndoChoice[]) => Promise<void>
  readonly onClose: () => void
}

/**
 * Asks for each record that an undo left out whether to keep or undo it. Closing the sheet changes nothing.
 */
export default function UndoSheet({ taken, left, onChoose, onClose }: UndoSheetProps) {
  const { messages: m } = useStudio()
  const words = useUndoWords()
  const { isBusy, act } = useAct()
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map())
  const open = left.filter(({ reason }) => reason === 'changed')
  const chosen = left.flatMap(({ entry, seen }): UndoChoice[] => {
    const choice = choices.get(entry)
    return choice === undefined ? [] : [{ entry, seen, choice }]
  })
  const chooseAll = (choice: Choice) =>
    setChoices(new Map([...choices, ...open.map(({ entry }) => [entry, choice] as const)]))
  return (
    <Sheet
      title={words.title(left.length)}
      closeLabel={m.conflict.later}
      onClose={onClose}
      isWide
      footer={
        <>
          <Button onClick={onClose}>{m.conflict.later}</Button>
          <Button
            look="main"
            disabled={chosen.length === 0 || isBusy}
            onClick={() => void act(() => onChoose(chosen))}
          >
            {words.apply(chosen.length)}
          </Button>
        </>
      }
    >
      <div className={primitives.stack}>
        <p>{words.intro(taken)}</p>
        {open.length > 1 && (
          <div className={primitives.row}>
            <Button look="small" onClick={() => chooseAll('keep')}>
              {words.keepAll}
            </Button>
            <Button look="small" onClick={() => chooseAll('take-back')}>
              {words.takeBackAll}
            </Button>
          </div>
        )}
        {left.map((record) => (
          <LeftRecord
            key={record.entry}
            record={record}
            choice={choices.get(record.entry)}
            onChoose={(choice) => setChoices(new Map([...choices, [record.entry, choice]]))}
          />
        ))}
      </div>
    </Sheet>
  )
}

interface LeftRecordProps {
  readonly record: LeftEntry
  readonly choice: Choice | undefined
  readonly onChoose: (choice: Choice) => void
}

function LeftRecord({ record, choice, onChoose }: LeftRecordProps) {
  const { messages: m, locale } = useStudio()
  const words = useUndoWords()
  const { entry, kind, reason } = record
  const option = (one: Choice, side: 'now' | 'back') => (
    <Check type="radio" name={`undo-${entry}`} checked={choice === one} onChange={() => onChoose(one)}>
      <b>{words.choices[one]}</b>
      <Side record={record} side={side} />
    </Check>
  )
  return (
    <fieldset className={`${primitives.panel} ${conflictStyles.conflict}`}>
      <legend>
        <b>{rowTitle(record, m, locale)}</b> <span className={primitives.note}>{m.kinds[kind].one}</span>
      </legend>
      <Reason record={record} />
      {reason !== 'forbidden' && option('keep', 'now')}
      {reason === 'changed' && option('take-back', 'back')}
    </fieldset>
  )
}

/** Shows who changed the record since, and what the act had changed. */
function Reason({ record }: { readonly record: LeftEntry }) {
  const { messages: m, format } = useStudio()
  const words = useUndoWords()
  const { reason, since, changes, kind, faults, entry, addresses } = record
  if (reason === 'forbidden') return <p className={inputs.fault}>{words.forbidden}</p>
  if (reason === 'address-taken')
    return <p className={inputs.fault}>{words.addressTaken(addresses?.before ?? '')}</p>
  if (reason === 'faults')
    return (
      <div>
        <p className={inputs.fault}>{words.faults}</p>
        <ul className={primitives.bullets}>
          {faults.map((fault) => (
            <li key={pathName(fault.path)}>
              <FaultLine fault={fault} own={{ id: entry, kind }} />
            </li>
          ))}
        </ul>
      </div>
    )
  return (
    <div>
      {since !== undefined && <p>{words.since(since.by, format.moment(since.at))}</p>}
      <Facts title={words.undone}>
        {stateRow(record, 'before', 'after')}
        {changes.map((change) => (
          <ChangedField key={pathName(change.path)} kind={kind} change={change} />
        ))}
      </Facts>
    </div>
  )

  function stateRow({ states, addresses: slugs }: LeftEntry, from: 'before', to: 'after'): ReactNode {
    return (
      <>
        {states[from] !== states[to] && (
          <div>
            <dt>{m.list.state}</dt>
            <dd>
              <del>{words.states[states[from]]}</del> <ins>{words.states[states[to]]}</ins>
            </dd>
          </div>
        )}
        {slugs !== undefined && (
          <div>
            <dt>{words.address}</dt>
            <dd>
              <del>{slugs[from]}</del> <ins>{slugs[to]}</ins>
            </dd>
          </div>
        )}
      </>
    )
  }
}

/** One version of the record, now or after the undo, with marked differences. */
function Side({ record, side }: { readonly record: LeftEntry; readonly side: 'now' | 'back' }) {
  const { messages: m, format } = useStudio()
  const planWords = usePlanWords()
  const words = useUndoWords()
  const { states, addresses, plans, changes, kind } = record
  const isNow = side === 'now'
  return (
    <Facts>
      {states.now !== states.before && (
        <div>
          <dt>{m.list.state}</dt>
          <dd>{words.states[isNow ? states.now : goneState(states.before)]}</dd>
        </div>
      )}
      {addresses !== undefined && (
        <div>
          <dt>{words.address}</dt>
          <dd>{isNow ? addresses.now : addresses.before}</dd>
        </div>
      )}
      {plans.map((plan) => (
        <div key={plan.id}>
          <dt>{words.plans}</dt>
          <dd>
            {isNow ? planWords.sentence(plan.action, format.planned(plan.at), plan.by) : words.cancelled}
          </dd>
        </div>
      ))}
      {changes.map(({ path, now, back }) => (
        <div key={pathName(path)}>
          <dt>{nameOfPath(m, kind, path)}</dt>
          <dd>
            <span>
              <OrRemoved value={isNow ? now : back} other={isNow ? back : now} />
            </span>
          </dd>
        </div>
      ))}
    </Facts>
  )
}

/** Undoing the creation of a record moves it to the bin. */
function goneState(state: LeftEntry['states']['before']) {
  return state === 'none' ? 'bin' : state
}

function OrRemoved({ value, other }: { readonly value: unknown; readonly other: unknown }) {
  const { messages: m } = useStudio()
  if (value === undefined) return <em className={primitives.soft}>{m.changes.removed}</em>
  return <Value value={value} other={other} />
}

function Facts({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <>
      {title !== undefined && <p className={primitives.note}>{title}</p>}
      <dl className={changeListStyles.changes}>{children}</dl>
    </>
  )
}
