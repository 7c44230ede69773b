import { type FormEvent, useState } from 'react'
import { logInWithPasskey, mailLoginLink } from '../api/account-requests.ts'
import type { Messages } from '../messages/en.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { useProblem } from './use-problem.ts'

interface LogInFormProps {
  readonly messages: Messages
  readonly problem: string | undefined
  readonly onDone: () => void
}

/** The ways in: a passkey, or a link by mail. */
export function LogInForm({ messages: m, problem: first, onDone }: LogInFormProps) {
  const [email, setEmail] = useState('')
  const [isSent, setIsSent] = useState(false)
  const { problem, isBusy, run } = useProblem(m, first)
  const enter = async () => {
    await logInWithPasskey()
    onDone()
  }
  const mail = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await mailLoginLink(email)
      setIsSent(true)
    })
  }
  return (
    <div className="stack wide">
      <h1>{m.logIn.title}</h1>
      <ProblemNotice text={problem} />
      <div className="stack close">
        <button
          type="button"
          className="button main"
          disabled={isBusy}
          onClick={() => void run(enter, { forbidden: m.account.passkeyFailed })}
        >
          {m.account.passkey}
        </button>
        <p className="soft small-text">{m.account.passkeyHelp}</p>
      </div>
      <form className="stack" onSubmit={mail}>
        <h2>{m.account.orMail}</h2>
        <label className="field">
          <span>{m.logIn.email}</span>
          <input
            className="input"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </label>
        <p className="soft small-text">{m.logIn.help}</p>
        <button type="submit" className="button" disabled={isBusy}>
          {m.logIn.send}
        </button>
        <p role="status">{isSent && m.logIn.sent}</p>
      </form>
    </div>
  )
}
