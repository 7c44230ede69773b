import { type FormEvent, useState } from 'react'
import type { OpenedLink } from '@promenade/contract/studio-api/login'
import { logInWithCode, logInWithPasskey } from '../api/account-requests.ts'
import type { Messages } from '../messages/en.ts'
import { CodeInput } from './code-input.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { useProblem } from './use-problem.ts'

type SecondStep = Extract<OpenedLink, { readonly state: 'second-factor' }>

interface SecondFactorProps {
  readonly messages: Messages
  readonly link: SecondStep
  readonly onDone: () => void
}

/** After a link by mail: the code of the app, or a recovery code. */
export function SecondFactor({ messages: m, link, onDone }: SecondFactorProps) {
  const [code, setCode] = useState('')
  const { problem, isBusy, run } = useProblem(m)
  const words = m.account.code
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(
      async () => {
        await logInWithCode(link.ticket, code)
        onDone()
      },
      { forbidden: words.wrong },
    )
  }
  return (
    <form className="stack" onSubmit={submit}>
      <h1>{words.title(link.name)}</h1>
      <ProblemNotice text={problem} />
      <p>{words.help}</p>
      <CodeInput label={words.label} value={code} onChange={setCode} />
      <div className="buttons">
        <button type="submit" className="button main" disabled={isBusy}>
          {words.submit}
        </button>
        {link.hasPasskey && (
          <button
            type="button"
            className="button"
            onClick={() =>
              void run(
                async () => {
                  await logInWithPasskey()
                  onDone()
                },
                { forbidden: m.account.passkeyFailed },
              )
            }
          >
            {words.passkey}
          </button>
        )}
      </div>
    </form>
  )
}
