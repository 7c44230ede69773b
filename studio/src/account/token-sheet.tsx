import { tokenScopes, type TokenScope } from '@promenade/domain/studio/permissions'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../api/call.ts'
import { codeOf } from '../api/request-error.ts'
import { Button } from '../components/button.tsx'
import { Check, Choice, Form, Labelled, TextField } from '../components/inputs.tsx'
import { Sheet } from '../components/sheet.tsx'
import { useStudio } from '../context/studio-context.ts'
import type { FreshFactor } from './fresh-factor.tsx'
import { NewSecret } from './new-secret.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { useProblem } from './use-problem.ts'
import { useTokenWords } from './use-token-words.ts'
import inputs from '../components/inputs.module.css'

interface TokenSheetProps {
  readonly factor: FreshFactor
  readonly onClose: () => void
}

/** Creates a token, and shows it once. */
export function TokenSheet({ factor, onClose }: TokenSheetProps) {
  const [token, setToken] = useState<string>()
  const words = useTokenWords()
  return (
    <Sheet title={words.create} onClose={onClose}>
      {token === undefined ? (
        <TokenForm factor={factor} onCreated={setToken} />
      ) : (
        <NewSecret secret={token} words={{ ...words, help: words.created }} onDone={onClose} />
      )}
    </Sheet>
  )
}

/** In days; empty for a token that never expires. */
const lifetimes = ['', '30', '90', '365'] as const

interface TokenFormProps {
  readonly factor: FreshFactor
  readonly onCreated: (token: string) => void
}

function TokenForm({ factor, onCreated }: TokenFormProps) {
  const { messages: m } = useStudio()
  const { revalidate } = useRevalidator()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['content.read'])
  const [days, setDays] = useState<(typeof lifetimes)[number]>('')
  const { problem, isBusy, run } = useProblem(m)
  const words = useTokenWords()
  const create = async () => {
    try {
      const wanted = { name, scopes: [...scopes], ...(days === '' ? {} : { days: Number(days) }) }
      const { token } = await factor.send(() => call('POST /api/v1/tokens', { body: wanted }))
      onCreated(token)
      await revalidate()
    } catch (error) {
      if (codeOf(error) !== 'cancelled') throw error
    }
  }
  const submit = () =>
    void run(create, { 'means-missing': m.account.meansMissing, 'bad-request': words.needsScope })
  const toggle = (scope: TokenScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope])
  return (
    <Form onSubmit={submit}>
      <ProblemNotice text={problem} />
      <TextField label={words.name} help={words.nameHelp} maxLength={100} value={name} onChange={setName} />
      <fieldset className={inputs.field}>
        <legend>{words.allowed}</legend>
        {tokenScopes.map((scope) => (
          <Check key={scope} checked={scopes.includes(scope)} onChange={() => toggle(scope)}>
            {words.scopes[scope]}
          </Check>
        ))}
      </fieldset>
      <Labelled label={words.expires}>
        <Choice
          value={days}
          options={lifetimes.map((one) => [one, one === '' ? words.never : words.days(Number(one))])}
          onChange={setDays}
        />
      </Labelled>
      <div>
        <Button type="submit" look="main" disabled={isBusy}>
          {words.submit}
        </Button>
      </div>
    </Form>
  )
}
