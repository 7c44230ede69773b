import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FreshFactor } from '../../account/fresh-factor.tsx'
import { NewSecret } from '../../account/new-secret.tsx'
import { ProblemNotice } from '../../account/problem-notice.tsx'
import { useProblem } from '../../account/use-problem.ts'
import { callWebhooks } from '../../api/call-webhooks.ts'
import { codeOf } from '../../api/request-error.ts'
import { Button } from '../../components/button.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { useWebhookWords } from './use-webhook-words.ts'
import primitives from '../../theme/primitives.module.css'

interface RenewSheetProps {
  readonly id: number
  readonly factor: FreshFactor
  readonly onClose: () => void
}

/** Gives a webhook a new secret, and shows it once. */
export function RenewSheet({ id, factor, onClose }: RenewSheetProps) {
  const { messages: m } = useStudio()
  const words = useWebhookWords()
  const { revalidate } = useRevalidator()
  const [secret, setSecret] = useState<string>()
  const { problem, isBusy, run } = useProblem(m)
  const renew = async () => {
    try {
      const request = () => callWebhooks('POST /api/v1/webhooks/:id/secret', { params: { id } })
      setSecret((await factor.send(request)).secret)
      await revalidate()
    } catch (error) {
      if (codeOf(error) !== 'cancelled') throw error
    }
  }
  return (
    <Sheet title={words.renew} onClose={onClose}>
      {secret === undefined ? (
        <div className={primitives.stack}>
          <p>{words.renewHelp}</p>
          <ProblemNotice text={problem} />
          <div>
            <Button
              look="main"
              disabled={isBusy}
              onClick={() => void run(renew, { 'means-missing': m.account.meansMissing })}
            >
              {words.makeSecret}
            </Button>
          </div>
        </div>
      ) : (
        <NewSecret secret={secret} words={{ ...words, help: words.secret }} onDone={onClose} />
      )}
    </Sheet>
  )
}
