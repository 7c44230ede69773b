import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { Check } from '../components/inputs.tsx'
import { Sheet } from '../components/sheet.tsx'
import { useStudio } from '../context/studio-context.ts'
import { useWords } from '../context/use-words.ts'
import { listColumnsEn } from '../messages/list-columns-en.ts'
import { listColumnsEs } from '../messages/list-columns-es.ts'
import { type Columns, maxColumns, useColumnLabel } from './columns.ts'
import primitives from '../theme/primitives.module.css'

/** A button that opens the choice of columns. */
export function ColumnChoice({ kind, all, chosen, choose }: Columns) {
  const { messages: m } = useStudio()
  const words = useWords({ en: listColumnsEn, es: listColumnsEs })
  const labelOf = useColumnLabel()
  const [isOpen, setIsOpen] = useState(false)
  const names = chosen.map(({ name }) => name)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button look="small plain" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Sheet title={words.title(m.kinds[kind].many)} onClose={close}>
          <div className={primitives.stack}>
            <p className={primitives.soft}>{words.help}</p>
            <div className={primitives.closeStack}>
              {all.map(({ name }) => {
                const isChosen = names.includes(name)
                return (
                  <Check
                    key={name}
                    checked={isChosen}
                    disabled={!isChosen && names.length >= maxColumns}
                    onChange={(isOn) => choose(isOn ? [...names, name] : names.filter((one) => one !== name))}
                  >
                    {labelOf(kind, name)}
                  </Check>
                )
              })}
            </div>
            <Button look="main" onClick={close}>
              {words.done}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  )
}
