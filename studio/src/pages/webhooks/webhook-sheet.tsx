import type { WebhookJson, WebhookTarget } from '@promenade/contract/studio-api/webhooks'
import { type EntryKind, entryKinds } from '@promenade/contract/kinds/kinds'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FreshFactor } from '../../account/fresh-factor.tsx'
import { ProblemNotice } from '../../account/problem-notice.tsx'
import { useProblem } from '../../account/use-problem.ts'
import { codeOf } from '../../api/request-error.ts'
import { Button } from '../../components/button.tsx'
import { Check, Form, TextField } from '../../components/inputs.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { useWebhookWords } from './use-webhook-words.ts'
import inputs from '../../components/inputs.module.css'
import primitives from '../../theme/primitives.module.css'
import styles from './kinds.module.css'

interface WebhookSheetProps {
  readonly title: string
  readonly submit: string
  readonly note?: string
  readonly factor: FreshFactor
  /** What is there already. */
  readonly webhook?: Pick<WebhookJson, 'url' | 'kinds'>
  readonly send: (target: WebhookTarget) => Promise<void>
  readonly onClose: () => void
}

/** The address of a webhook, and what it is told of. */
export function WebhookSheet({ title, submit, note, factor, webhook, send, onClose }: WebhookSheetProps) {
  const { messages: m } = useStudio()
  const words = useWebhookWords()
  const { revalidate } = useRevalidator()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [kinds, setKinds] = useState<readonly EntryKind[] | undefined>(webhook?.kinds ?? undefined)
  const { problem, isBusy, run } = useProblem(m)
  const sendTarget = async () => {
    try {
      await factor.send(() => send({ url, ...(kinds === undefined ? {} : { kinds: [...kinds] }) }))
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
    <Sheet title={title} onClose={onClose}>
      <Form onSubmit={() => void run(sendTarget, wordings)}>
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
        {note !== undefined && <p className={primitives.note}>{note}</p>}
        <div>
          <Button type="submit" look="main" disabled={isBusy}>
            {submit}
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
