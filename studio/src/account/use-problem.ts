import { useState } from 'react'
import { RequestError } from '../api/request-error.ts'
import { problemText } from '../context/problem-text.ts'
import type { Messages } from '../messages/en.ts'

interface Doing {
  readonly problem: string | undefined
  readonly isBusy: boolean
  /** Runs `work`; `wordings` has error messages of this screen by the code of the refusal. */
  readonly run: (work: () => Promise<void>, wordings?: Readonly<Record<string, string>>) => Promise<void>
}

/** Runs one request at a time and holds the error message of the last one. */
export function useProblem(m: Messages, first?: string): Doing {
  const [problem, setProblem] = useState(first)
  const [isBusy, setIsBusy] = useState(false)
  const run = async (work: () => Promise<void>, wordings: Readonly<Record<string, string>> = {}) => {
    setProblem(undefined)
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      setProblem(describe(error, m, wordings))
    } finally {
      setIsBusy(false)
    }
  }
  return { problem, isBusy, run }
}

function describe(error: unknown, m: Messages, wordings: Readonly<Record<string, string>>): string {
  if (error instanceof RequestError) {
    if (error.code === 'too-many') return m.account.tooMany
    if (error.code === 'unauthorized' && wordings['unauthorized'] === undefined) return m.logIn.usedLink
    return wordings[error.code] ?? problemText(error, m)
  }
  // Browsers throw these errors if the person cancels, or has no passkey on the device.
  return isOfPasskey(error) ? m.account.passkeyFailed : problemText(error, m)
}

function isOfPasskey(error: unknown): boolean {
  return error instanceof DOMException || (error instanceof Error && error.name === 'WebAuthnError')
}
