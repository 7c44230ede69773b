import { type EntryKind, entryKinds } from '@promenade/contract/kinds/kinds'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FreshFactor } from '../../account/fresh-factor.tsx'
import { ProblemNotice } from '../../account/problem-notice.tsx'
import { useProblem } from '../../account/use-problem.ts'
import { callWebhooks } from '../../api/call-webhooks.ts'
import { codeOf } from '../../api/request-error.ts'
import { Button } from '../../components/button.tsx'
import { Check, Form, TextField } from '../../components/inputs.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { useWebhookWords } from './use-webhook-words.ts'
import inputs from '../../components/inputs.module.css'
import styles from './kinds.module.css'

interface WebhookSheetProps {
  readonly factor: FreshFactor
  readonly onCreated: (secret: string) => void
  readonly onClose: () => void
}

/** Adds a webhook. */
export function WebhookSheet({ factor, onCreated, onClose }: WebhookSheetProps) {
  const { messages: m } = useStudio()
  const words = useWebhookWords()
  const { revalidate } = useRevalidator()
  const [url, setUrl] = useState('')
  const [kinds, setKinds] = useState<readonly EntryKind[]>()
  const { problem, isBusy, run } = useProblem(m)
  const create = async () => {
    try {
      const body = { url, ...(kinds === undefined ? {} : { kinds: [...kinds] }) }
      const { secret } = await factor.send(() => callWebhooks('POST /api/v1/webhooks', { body }))
      onCreated(secret)
      await revalidate()
    } catch (error) {
      if (codeOf(error) !== 'cancelled') throw error
    }
  }
  const wordings = {
    'means-missing': m.account.meansMissing,
    'bad-request': words.refused,
    conflict: words.full,
  }
  return (
    <Sheet title={words.create} onClose={onClose}>
      <Form onSubmit={() => void run(create, wordings)}>
        <ProblemNotice text={problem} />
        <TextField
          label={words.url}
          help={words.urlHelp}
          type="url"
          maxLength={2_000}
          autoComplete="off"
          data-first-focus
          value={url}
          onChange={setUrl}
        />
        <KindChoice kinds={kinds} onChange={setKinds} />
        <div>
          <Button type="submit" look="main" disabled={isBusy}>
            {words.submit}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}

interface KindChoiceProps {
  /** Undefined: all. */
  readonly kinds: readonly EntryKind[] | undefined
  readonly onChange: (kinds: readonly EntryKind[] | undefined) => void
}

function KindChoice({ kinds, onChange }: KindChoiceProps) {
  const { messages: m } = useStudio()
  const words = useWebhookWords()
  const toggle = (kind: EntryKind, isOn: boolean) =>
    onChange(entryKinds.filter((one) => (one === kind ? isOn : kinds?.includes(one))))
  return (
    <fieldset className={inputs.field}>
      <legend>{words.which}</legend>
      <Check type="radio" name="which" checked={kinds === undefined} onChange={() => onChange(undefined)}>
        {words.all}
      </Check>
      <Check type="radio" name="which" checked={kinds !== undefined} onChange={() => onChange([])}>
        {words.some}
      </Check>
      {kinds !== undefined && (
        <div className={styles.kinds}>
          {entryKinds.map((kind) => (
            <Check key={kind} checked={kinds.includes(kind)} onChange={(isOn) => toggle(kind, isOn)}>
              {m.kinds[kind].many}
            </Check>
          ))}
        </div>
      )}
    </fieldset>
  )
}
