import { useState } from 'react'
import { call } from '../api/call.ts'
import { logInWithPasskey } from '../api/passkeys.ts'
import { Button } from '../components/button.tsx'
import { Form, TextField } from '../components/inputs.tsx'
import type { Messages } from '../messages/en.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { useProblem } from './use-problem.ts'
import primitives from '../theme/primitives.module.css'

interface LogInFormProps {
  readonly messages: Messages
  readonly problem: string | undefined
  readonly onDone: () => void
}

/** The form to log in, with a passkey or with a link by mail. */
export function LogInForm({ messages: m, problem: first, onDone }: LogInFormProps) {
  const [email, setEmail] = useState('')
  const [isSent, setIsSent] = useState(false)
  const { problem, isBusy, run } = useProblem(m, first)
  const enter = () => logInWithPasskey().then(onDone)
  const mail = () => call('POST /api/v1/session/mail', { body: { email } }).then(() => setIsSent(true))
  return (
    <div className={primitives.wideStack}>
      <h1>{m.logIn.title}</h1>
      <ProblemNotice text={problem} />
      <div className={primitives.closeStack}>
        <Button
          look="main"
          disabled={isBusy}
          onClick={() => void run(enter, { forbidden: m.account.passkeyFailed })}
        >
          {m.account.passkey}
        </Button>
        <p className={primitives.note}>{m.account.passkeyHelp}</p>
      </div>
      <Form onSubmit={() => void run(mail)}>
        <h2>{m.account.orMail}</h2>
        <TextField
          label={m.logIn.email}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <p className={primitives.note}>{m.logIn.help}</p>
        <Button type="submit" disabled={isBusy}>
          {m.logIn.send}
        </Button>
        <p role="status">{isSent && m.logIn.sent}</p>
      </Form>
    </div>
  )
}
