import type { Path } from '@promenade/domain/studio/document'
import { mergeDocuments } from '@promenade/domain/studio/merge-documents'
import type { Side } from '@promenade/domain/studio/merge-texts'
import { getAt } from '@promenade/domain/studio/path'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { nameOfPath, readable, Value } from '../../components/change-list.tsx'
import { Check } from '../../components/inputs.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { pathName } from '../../documents/path.ts'
import type { Clash, Saving } from '../../documents/saving.ts'
import { useForm } from '../../forms/form-context.ts'
import { useStudio } from '../../context/studio-context.ts'
import type { DraftStore } from './draft-store.ts'

interface ConflictSheetProps {
  readonly store: DraftStore
  readonly saving: Saving
  readonly clash: Clash
  /** It was closed without a decision. */
  readonly onPutOff?: () => void
}

/** What was chosen for each place, having seen the colleague's text of one version. */
interface Choices {
  readonly version: number
  readonly sides: ReadonlyMap<string, Side>
}

const noChoice: ReadonlyMap<string, Side> = new Map()

/** Two people changed one field: both texts, side by side, and a choice for each field. Closing it decides nothing. */
export function ConflictSheet({ store, saving, clash, onPutOff }: ConflictSheetProps) {
  const { messages: m } = useStudio()
  const [choices, setChoices] = useState<Choices>()
  // A text that came since is another one to choose from.
  const sides = choices?.version === clash.version ? choices.sides : noChoice
  const isDecided = clash.conflicts.every((path) => sides.has(pathName(path)))
  const putOff = () => {
    store.dispatch({ type: 'put-off' })
    onPutOff?.()
  }
  const settle = () => {
    const decide = (path: Path) => sides.get(pathName(path))
    store.dispatch({ type: 'settled', decide, at: Date.now() })
  }
  return (
    <Sheet
      title={m.conflict.title(clash.by)}
      closeLabel={m.conflict.later}
      onClose={putOff}
      isWide
      footer={
        <>
          <Button onClick={putOff}>{m.conflict.later}</Button>
          <Button look="main" disabled={!isDecided} onClick={settle}>
            {m.conflict.save}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{m.conflict.intro}</p>
        {clash.conflicts.map((path) => {
          const name = pathName(path)
          const choose = (side: Side) =>
            setChoices({ version: clash.version, sides: new Map([...sides, [name, side]]) })
          return <Conflict key={name} {...{ saving, clash, path }} side={sides.get(name)} onChoose={choose} />
        })}
      </div>
    </Sheet>
  )
}

interface ConflictProps {
  readonly saving: Saving
  readonly clash: Clash
  readonly path: Path
  readonly side: Side | undefined
  readonly onChoose: (side: Side) => void
}

/** One field with both texts as they would be saved: with the paragraphs that only one of the two changed. */
function Conflict({ saving, clash, path, side, onChoose }: ConflictProps) {
  const { messages: m, format } = useStudio()
  const { kind } = useForm()
  const name = pathName(path)
  const valueOf = (one: Side) =>
    getAt(mergeDocuments(saving.saved, saving.document, clash.document, () => one).merged, path)
  const values = { mine: valueOf('mine'), theirs: valueOf('theirs') }
  const isSameInWords = readable(values.mine, m, format) === readable(values.theirs, m, format)
  return (
    <fieldset className="panel conflict">
      <legend>
        <b>{nameOfPath(m, kind, path)}</b>
      </legend>
      {(['mine', 'theirs'] as const).map((one) => {
        const value = values[one]
        return (
          <Check key={one} type="radio" name={name} checked={side === one} onChange={() => onChoose(one)}>
            <b>{one === 'mine' ? m.conflict.mine : m.conflict.theirs(clash.by)}</b>
            <span className="conflict-text">
              {value === undefined ? (
                <em className="soft">{m.changes.removed}</em>
              ) : (
                <Value value={value} other={values[one === 'mine' ? 'theirs' : 'mine']} />
              )}
            </span>
          </Check>
        )
      })}
      {isSameInWords && <p className="soft small-text">{m.conflict.onlyForm}</p>}
    </fieldset>
  )
}
