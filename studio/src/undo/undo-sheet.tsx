import type { LeftEntry, UndoChoice } from '@promenade/contract/studio-api/change-sets'
import { type ReactNode, useState } from 'react'
import { Button } from '../components/button.tsx'
import { ChangedField, nameOfPath, Value } from '../components/change-list.tsx'
import { Check } from '../components/inputs.tsx'
import { Sheet } from '../components/sheet.tsx'
import { pathName } from '../documents/path.ts'
import { FaultLine } from '../forms/fault-line.tsx'
import { useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import { rowTitle } from '../presenters/row-detail.ts'
import conflictStyles from '../components/conflict.module.css'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'
import changeListStyles from '../components/change-list.module.css'

type Choice = UndoChoice['choice']

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
      title={m.undoing.title(left.length)}
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
            {m.undoing.apply(chosen.length)}
          </Button>
        </>
      }
    >
      <div className={primitives.stack}>
        <p>{m.undoing.intro(taken)}</p>
        {open.length > 1 && (
          <div className={primitives.row}>
            <Button look="small" onClick={() => chooseAll('keep')}>
              {m.undoing.keepAll}
            </Button>
            <Button look="small" onClick={() => chooseAll('take-back')}>
              {m.undoing.takeBackAll}
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
  const { entry, kind, reason } = record
  const option = (one: Choice, side: 'now' | 'back') => (
    <Check type="radio" name={`undo-${entry}`} checked={choice === one} onChange={() => onChoose(one)}>
      <b>{m.undoing.choices[one]}</b>
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
  const { reason, since, changes, kind, faults, entry, addresses } = record
  if (reason === 'forbidden') return <p className={inputs.fault}>{m.undoing.forbidden}</p>
  if (reason === 'address-taken')
    return <p className={inputs.fault}>{m.undoing.addressTaken(addresses?.before ?? '')}</p>
  if (reason === 'faults')
    return (
      <div>
        <p className={inputs.fault}>{m.undoing.faults}</p>
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
      {since !== undefined && <p>{m.undoing.since(since.by, format.moment(since.at))}</p>}
      <Facts title={m.undoing.undone}>
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
              <del>{m.undoing.states[states[from]]}</del> <ins>{m.undoing.states[states[to]]}</ins>
            </dd>
          </div>
        )}
        {slugs !== undefined && (
          <div>
            <dt>{m.undoing.address}</dt>
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
  const { states, addresses, plans, changes, kind } = record
  const isNow = side === 'now'
  return (
    <Facts>
      {states.now !== states.before && (
        <div>
          <dt>{m.list.state}</dt>
          <dd>{m.undoing.states[isNow ? states.now : goneState(states.before)]}</dd>
        </div>
      )}
      {addresses !== undefined && (
        <div>
          <dt>{m.undoing.address}</dt>
          <dd>{isNow ? addresses.now : addresses.before}</dd>
        </div>
      )}
      {plans.map((plan) => (
        <div key={plan.id}>
          <dt>{m.undoing.plans}</dt>
          <dd>
            {isNow ? m.plans.sentence(plan.action, format.planned(plan.at), plan.by) : m.undoing.cancelled}
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
