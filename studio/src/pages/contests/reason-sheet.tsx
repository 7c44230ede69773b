import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Check, Form, TextField } from '../../components/inputs.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { useContestWords } from './use-contest-words.ts'
import primitives from '../../theme/primitives.module.css'

interface ReasonSheetProps {
  readonly title: string
  readonly help: string
  /** The usual reasons. */
  readonly reasons: readonly string[]
  /** The label of the button. */
  readonly action: string
  readonly onChoose: (reason: string) => void
  readonly onClose: () => void
}

/** Asks for the reason of a decision: a usual one, or another in words. */
export function ReasonSheet({ title, help, reasons, action, onChoose, onClose }: ReasonSheetProps) {
  const words = useContestWords()
  const [usual, setUsual] = useState<string | undefined>(reasons[0])
  const [other, setOther] = useState('')
  return (
    <Sheet title={title} onClose={onClose}>
      <Form className={primitives.stack} onSubmit={() => onChoose(usual ?? other.trim())}>
        <p className={primitives.soft}>{help}</p>
        <fieldset className={primitives.closeStack}>
          <legend className={primitives.unseen}>{words.reason}</legend>
          {reasons.map((reason) => (
            <Check
              key={reason}
              type="radio"
              name="reason"
              checked={usual === reason}
              onChange={() => setUsual(reason)}
            >
              {reason}
            </Check>
          ))}
          <Check
            type="radio"
            name="reason"
            checked={usual === undefined}
            onChange={() => setUsual(undefined)}
          >
            {words.other}
          </Check>
        </fieldset>
        {usual === undefined && (
          <TextField
            label={words.reason}
            value={other}
            maxLength={300}
            pattern=".*\S.*"
            onChange={setOther}
          />
        )}
        <div className={primitives.row}>
          <Button look="main" type="submit">
            {action}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
