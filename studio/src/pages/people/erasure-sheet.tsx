import type { PersonJson } from '@promenade/contract/studio-api/person'
import { useState } from 'react'
import type { FreshFactor } from '../../account/fresh-factor.tsx'
import { ProblemNotice } from '../../account/problem-notice.tsx'
import { useAccountAct } from '../../account/use-account-act.ts'
import { callVisitors } from '../../api/call-visitors.ts'
import { Button } from '../../components/button.tsx'
import { Form, TextField } from '../../components/inputs.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { useVisitorWords } from './use-visitor-words.ts'
import primitives from '../../theme/primitives.module.css'

interface ErasureSheetProps {
  readonly email: string
  readonly proofUntil: string | null
  readonly factor: FreshFactor
  /** Called with what is left. */
  readonly onErase: (left: PersonJson) => void
  readonly onClose: () => void
}

/** Says what is erased and what stays, and erases it once the address is typed again. */
export function ErasureSheet({ email, proofUntil, factor, onErase, onClose }: ErasureSheetProps) {
  const { format } = useStudio()
  const words = useVisitorWords().person
  const { act, problem } = useAccountAct(factor)
  const [repeated, setRepeated] = useState('')
  const isRepeated = repeated.trim().toLowerCase() === email.toLowerCase()
  const erase = async () => {
    let left: PersonJson | undefined
    const request = async () => {
      left = await callVisitors('POST /api/v1/person/erasure', { body: { email } })
    }
    if (!(await act({ request, done: words.erased })) || left === undefined) return
    onClose()
    onErase(left)
  }
  return (
    <Sheet title={words.eraseTitle} onClose={onClose}>
      <Form onSubmit={() => void erase()}>
        <p>
          <b>{email}</b>
        </p>
        <p>{words.eraseHelp}</p>
        {proofUntil !== null && <p>{words.proof(format.longDate(proofUntil))}</p>}
        <div className={primitives.danger}>
          <p>{words.eraseForEver}</p>
        </div>
        <ProblemNotice text={problem} />
        <TextField
          label={words.repeat}
          data-first-focus
          type="email"
          autoComplete="off"
          value={repeated}
          onChange={setRepeated}
        />
        <div>
          <Button type="submit" look="danger" disabled={!isRepeated}>
            {words.eraseNow}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
