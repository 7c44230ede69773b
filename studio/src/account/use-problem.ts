import { useState } from 'react'
import { RequestError } from '../api/request-error.ts'
import { problemText } from '../context/problem-text.ts'
import type { Messages } from '../messages/en.ts'

interface Doing {
  readonly problem: string | undefined
  readonly isBusy: boolean
  /** Does something; `wordings` says what a refusal means here, by its code. */
  readonly run: (work: () => Promise<void>, wordings?: Readonly<Record<string, string>>) => Promise<void>
}

/** One thing at a time, and what went wrong with the last one. */
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
  // The browser's own word for a passkey that was cancelled or does not exist.
  return isOfPasskey(error) ? m.account.passkeyFailed : problemText(error, m)
}

function isOfPasskey(error: unknown): boolean {
  return error instanceof DOMException || (error instanceof Error && error.name === 'WebAuthnError')
}
