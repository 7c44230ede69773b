import type { Path } from '@promenade/domain/studio/document'
import { mergeDocuments } from '@promenade/domain/studio/merge-documents'
import type { Side } from '@promenade/domain/studio/merge-texts'
import { getAt } from '@promenade/domain/studio/path'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Value } from '../../components/change-list.tsx'
import { nameOfPath } from '../../presenters/name-of-path.ts'
import { readable } from '../../presenters/readable.ts'
import { Check } from '../../components/inputs.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { pathName } from '../../documents/path.ts'
import type { Conflict, Saving } from '../../documents/saving.ts'
import { useForm } from '../../forms/form-context.ts'
import { useStudio } from '../../context/studio-context.ts'
import type { DraftStore } from './draft-store.ts'
import conflictStyles from '../../components/conflict.module.css'
import primitives from '../../theme/primitives.module.css'

interface ConflictSheetProps {
  readonly store: DraftStore
  readonly saving: Saving
  readonly conflict: Conflict
  /** Called when the sheet is closed without a choice. */
  readonly onPostpone?: () => void
}

/** The choice for each field, made for one version of the colleague's text. */
interface Choices {
  readonly version: number
  readonly sides: ReadonlyMap<string, Side>
}

const noChoice: ReadonlyMap<string, Side> = new Map()

/**
 * Shows both texts of each field that two people changed, with a choice. Closing the sheet resolves nothing.
 */
export function ConflictSheet({ store, saving, conflict, onPostpone }: ConflictSheetProps) {
  const { messages: m } = useStudio()
  const [choices, setChoices] = useState<Choices>()
  // Choices made for an older version of the colleague's text do not count.
  const sides = choices?.version === conflict.version ? choices.sides : noChoice
  const isDecided = conflict.paths.every((path) => sides.has(pathName(path)))
  const postpone = () => {
    store.dispatch({ type: 'postponed' })
    onPostpone?.()
  }
  const resolve = () => {
    const decide = (path: Path) => sides.get(pathName(path))
    store.dispatch({ type: 'resolved', decide, at: Date.now() })
  }
  return (
    <Sheet
      title={m.conflict.title(conflict.by)}
      closeLabel={m.conflict.later}
      onClose={postpone}
      isWide
      footer={
        <>
          <Button onClick={postpone}>{m.conflict.later}</Button>
          <Button look="main" disabled={!isDecided} onClick={resolve}>
            {m.conflict.save}
          </Button>
        </>
      }
    >
      <div className={primitives.stack}>
        <p>{m.conflict.intro}</p>
        {conflict.paths.map((path) => {
          const name = pathName(path)
          const choose = (side: Side) =>
            setChoices({ version: conflict.version, sides: new Map([...sides, [name, side]]) })
          return (
            <ConflictChoice
              key={name}
              {...{ saving, conflict, path }}
              side={sides.get(name)}
              onChoose={choose}
            />
          )
        })}
      </div>
    </Sheet>
  )
}

interface ConflictChoiceProps {
  readonly saving: Saving
  readonly conflict: Conflict
  readonly path: Path
  readonly side: Side | undefined
  readonly onChoose: (side: Side) => void
}

/** One field with both texts as they would be saved, merged with paragraphs that only one of them changed. */
function ConflictChoice({ saving, conflict, path, side, onChoose }: ConflictChoiceProps) {
  const { messages: m, format } = useStudio()
  const { kind } = useForm()
  const name = pathName(path)
  const valueOf = (one: Side) =>
    getAt(mergeDocuments(saving.saved, saving.document, conflict.document, () => one).merged, path)
  const values = { mine: valueOf('mine'), theirs: valueOf('theirs') }
  const isSameInWords = readable(values.mine, m, format) === readable(values.theirs, m, format)
  return (
    <fieldset className={`${primitives.panel} ${conflictStyles.conflict}`}>
      <legend>
        <b>{nameOfPath(m, kind, path)}</b>
      </legend>
      {(['mine', 'theirs'] as const).map((one) => {
        const value = values[one]
        return (
          <Check key={one} type="radio" name={name} checked={side === one} onChange={() => onChoose(one)}>
            <b>{one === 'mine' ? m.conflict.mine : m.conflict.theirs(conflict.by)}</b>
            <span className={conflictStyles.text}>
              {value === undefined ? (
                <em className={primitives.soft}>{m.changes.removed}</em>
              ) : (
                <Value value={value} other={values[one === 'mine' ? 'theirs' : 'mine']} />
              )}
            </span>
          </Check>
        )
      })}
      {isSameInWords && <p className={primitives.note}>{m.conflict.onlyForm}</p>}
    </fieldset>
  )
}
