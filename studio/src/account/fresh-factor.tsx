import { useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { confirmWithPasskey } from '../api/passkeys.ts'
import { codeOf, RequestError } from '../api/request-error.ts'
import { Button } from '../components/button.tsx'
import { Form } from '../components/inputs.tsx'
import { Sheet } from '../components/sheet.tsx'
import { useStudio } from '../context/studio-context.ts'
import { CodeInput } from './code-input.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { useProblem } from './use-problem.ts'
import primitives from '../theme/primitives.module.css'

/**
 * Runs requests that need a recently used second factor; asks for it in a sheet when the platform wants one.
 */
export interface FreshFactor {
  /**
   * Sends a request. If the platform wants a fresh factor, asks for it and sends the request again. Throws
   * `RequestError` with the code `cancelled`.
   */
  readonly send: <Result>(request: () => Promise<Result>) => Promise<Result>
  readonly sheet: React.ReactNode
}

export function useFreshFactor(): FreshFactor {
  const [isOpen, setIsOpen] = useState(false)
  const answer = useRef((_isConfirmed: boolean) => {})
  const close = (isConfirmed: boolean) => {
    setIsOpen(false)
    answer.current(isConfirmed)
  }
  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve
      setIsOpen(true)
    })
  const send = async <Result,>(request: () => Promise<Result>): Promise<Result> => {
    try {
      return await request()
    } catch (error) {
      if (codeOf(error) !== 'confirm-first') throw error
      if (!(await ask())) throw new RequestError('cancelled', 'The sheet was closed.', { cause: error })
      return request()
    }
  }
  return { send, sheet: isOpen ? <ConfirmSheet onClose={close} /> : null }
}

function ConfirmSheet({ onClose }: { readonly onClose: (isConfirmed: boolean) => void }) {
  const { messages: m } = useStudio()
  const [code, setCode] = useState('')
  const { problem, isBusy, run } = useProblem(m)
  const words = m.account.confirm
  const send = (request: () => Promise<unknown>, wrong: string) =>
    void run(() => request().then(() => onClose(true)), { 'bad-request': wrong })
  return (
    <Sheet title={words.title} onClose={() => onClose(false)}>
      <div className={primitives.stack}>
        <p>{words.help}</p>
        <ProblemNotice text={problem} />
        <Button
          look="main"
          disabled={isBusy}
          onClick={() => send(confirmWithPasskey, m.account.passkeyFailed)}
        >
          {words.passkey}
        </Button>
        <Form
          onSubmit={() =>
            send(() => call('POST /api/v1/session/confirm', { body: { code } }), m.account.code.wrong)
          }
        >
          <CodeInput label={words.code} value={code} onChange={setCode} />
          <Button type="submit" disabled={isBusy}>
            {words.submit}
          </Button>
        </Form>
      </div>
    </Sheet>
  )
}
