import { useState } from 'react'
import type { OpenedLink } from '@promenade/contract/studio-api/login'
import { call } from '../api/call.ts'
import { logInWithPasskey } from '../api/passkeys.ts'
import { Button } from '../components/button.tsx'
import { Form } from '../components/inputs.tsx'
import type { Messages } from '../messages/en.ts'
import { CodeInput } from './code-input.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { useProblem } from './use-problem.ts'
import primitives from '../theme/primitives.module.css'

type SecondStep = Extract<OpenedLink, { readonly state: 'second-factor' }>

interface SecondFactorProps {
  readonly messages: Messages
  readonly link: SecondStep
  readonly onDone: () => void
}

/** The second step of a login by mail: asks for a code of the authenticator app or a recovery code. */
export function SecondFactor({ messages: m, link, onDone }: SecondFactorProps) {
  const [code, setCode] = useState('')
  const { problem, isBusy, run } = useProblem(m)
  const words = m.account.code
  const send = (request: () => Promise<unknown>, wrong: string) =>
    void run(() => request().then(onDone), { forbidden: wrong })
  return (
    <Form
      onSubmit={() =>
        send(() => call('POST /api/v1/session/code', { body: { ticket: link.ticket, code } }), words.wrong)
      }
    >
      <h1>{words.title(link.name)}</h1>
      <ProblemNotice text={problem} />
      <p>{words.help}</p>
      <CodeInput label={words.label} value={code} onChange={setCode} />
      <div className={primitives.row}>
        <Button type="submit" look="main" disabled={isBusy}>
          {words.submit}
        </Button>
        {link.hasPasskey && (
          <Button onClick={() => send(logInWithPasskey, m.account.passkeyFailed)}>{words.passkey}</Button>
        )}
      </div>
    </Form>
  )
}
