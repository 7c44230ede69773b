import type { Document, Path } from '@promenade/domain/studio/document'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { ChangeList, nameOfPath } from '../../components/change-list.tsx'
import { Check } from '../../components/inputs.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { getAt, pathName } from '../../documents/path.ts'
import { type OpenClash, settleClash } from '../../documents/saving.ts'
import { useForm } from '../../forms/form-context.ts'
import { useStudio } from '../../layout/studio-context.ts'
import type { DraftStore } from './draft-store.ts'

interface ConflictSheetProps {
  readonly store: DraftStore
  readonly mine: Document
  readonly clash: OpenClash
}

/** Two people changed one field: both texts, side by side, and a choice for each field. Nothing is lost meanwhile. */
export function ConflictSheet({ store, mine, clash }: ConflictSheetProps) {
  const { messages: m } = useStudio()
  const { kind } = useForm()
  const [theirs, setTheirs] = useState<readonly Path[]>([])
  const keepMine = () => settle([])
  const settle = (paths: readonly Path[]) =>
    store.dispatch({ type: 'settled', document: settleClash(mine, clash, paths), at: Date.now() })
  return (
    <Sheet
      title={m.conflict.title}
      closeLabel={m.conflict.keepMine}
      onClose={keepMine}
      isWide
      footer={
        <Button look="main" onClick={() => settle(theirs)}>
          {m.conflict.save}
        </Button>
      }
    >
      <div className="stack">
        <p>{m.conflict.intro}</p>
        {clash.conflicts.map((path) => {
          const name = pathName(path)
          const isTheirs = theirs.some((one) => pathName(one) === name)
          const choose = (wanted: boolean) =>
            setTheirs([...theirs.filter((one) => pathName(one) !== name), ...(wanted ? [path] : [])])
          return (
            <fieldset key={name} className="panel conflict">
              <legend>
                <b>{nameOfPath(m, kind, path)}</b>
              </legend>
              {[false, true].map((side) => (
                <Check
                  key={String(side)}
                  type="radio"
                  name={name}
                  checked={isTheirs === side}
                  onChange={() => choose(side)}
                >
                  {side ? m.conflict.theirs : m.conflict.mine}
                  <ChangeList
                    kind={kind}
                    changes={[{ path, after: getAt(side ? clash.theirs : mine, path) }]}
                  />
                </Check>
              ))}
            </fieldset>
          )
        })}
      </div>
    </Sheet>
  )
}
