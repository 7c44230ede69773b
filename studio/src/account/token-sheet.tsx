import { tokenScopes, type TokenScope } from '@promenade/domain/studio/permissions'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { createToken } from '../api/account-requests.ts'
import { RefusedError } from '../api/client.ts'
import { Sheet } from '../components/sheet.tsx'
import { useStudio } from '../layout/studio-context.ts'
import { CancelledError, type FreshFactor } from './fresh-factor.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { useProblem } from './use-problem.ts'

interface TokenSheetProps {
  readonly factor: FreshFactor
  readonly onClose: () => void
}

/** Creates a token, and shows it once. */
export function TokenSheet({ factor, onClose }: TokenSheetProps) {
  const { messages: m } = useStudio()
  const [token, setToken] = useState<string>()
  const words = m.account.tokens
  return (
    <Sheet title={words.create} closeLabel={m.close} onClose={onClose}>
      {token === undefined ? (
        <TokenForm factor={factor} onCreated={setToken} />
      ) : (
        <NewToken token={token} onDone={onClose} />
      )}
    </Sheet>
  )
}

const lifetimes = [30, 90, 365] as const

interface TokenFormProps {
  readonly factor: FreshFactor
  readonly onCreated: (token: string) => void
}

function TokenForm({ factor, onCreated }: TokenFormProps) {
  const { messages: m } = useStudio()
  const { revalidate } = useRevalidator()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['content.read'])
  const [days, setDays] = useState<number>()
  const { problem, isBusy, run } = useProblem(m)
  const words = m.account.tokens
  const create = async () => {
    try {
      const wanted = { name, scopes: [...scopes], ...(days === undefined ? {} : { days }) }
      const { token } = await factor.send(() => createToken(wanted))
      onCreated(token)
      await revalidate()
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(
      () => {
        if (scopes.length > 0) return create()
        return Promise.reject(new RefusedError(400, { error: { code: 'bad-request', message: '' } }))
      },
      { 'means-missing': m.account.meansMissing, 'bad-request': words.needsScope },
    )
  }
  const toggle = (scope: TokenScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope])
  return (
    <form className="stack" onSubmit={submit}>
      <ProblemNotice text={problem} />
      <label className="field">
        <span>{words.name}</span>
        <input
          className="input"
          required
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <span className="soft small-text">{words.nameHelp}</span>
      </label>
      <fieldset className="field">
        <legend>{words.allowed}</legend>
        {tokenScopes.map((scope) => (
          <label key={scope} className="check">
            <input type="checkbox" checked={scopes.includes(scope)} onChange={() => toggle(scope)} />
            <span>{words.scopes[scope]}</span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        <span>{words.expires}</span>
        <select
          className="input"
          value={days ?? ''}
          onChange={({ target }) => setDays(lifetimes.find((one) => String(one) === target.value))}
        >
          <option value="">{words.never}</option>
          {lifetimes.map((one) => (
            <option key={one} value={one}>
              {words.days(one)}
            </option>
          ))}
        </select>
      </label>
      <div>
        <button type="submit" className="button main" disabled={isBusy}>
          {words.submit}
        </button>
      </div>
    </form>
  )
}

function NewToken({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { messages: m } = useStudio()
  const [isCopied, setIsCopied] = useState(false)
  const words = m.account.tokens
  return (
    <div className="stack">
      <p>{words.created}</p>
      <p>
        <code className="app-key">{token}</code>
      </p>
      <div className="buttons">
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard.writeText(token).then(() => setIsCopied(true))}
        >
          {words.copy}
        </button>
        <button type="button" className="button main" onClick={onDone}>
          {words.done}
        </button>
        <span role="status">{isCopied && words.copied}</span>
      </div>
    </div>
  )
}
