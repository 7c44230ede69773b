import { useRevalidator } from 'react-router'
import { RefusedError } from '../api/client.ts'
import { problemText } from '../layout/problem-text.ts'
import { useStudio } from '../layout/studio-context.ts'
import { CancelledError, type FreshFactor } from './fresh-factor.tsx'

interface AccountAct {
  readonly request: () => Promise<unknown>
  /** The notice when it is done. */
  readonly done: string
  /** What a refusal means here. */
  readonly conflict?: string
}

/** Does something to an account, with a fresh factor where it needs one, and says how it went; true when it is done. */
export function useAccountAct({ send }: FreshFactor): (act: AccountAct) => Promise<boolean> {
  const { messages: m, notify } = useStudio()
  const { revalidate } = useRevalidator()
  return async ({ request, done, conflict }) => {
    try {
      await send(request)
      notify({ text: done })
      await revalidate()
      return true
    } catch (error) {
      if (error instanceof CancelledError) return false
      const code = error instanceof RefusedError ? error.code : undefined
      if (code === 'means-missing') notify({ text: m.account.meansMissing })
      else notify({ text: code === 'conflict' && conflict !== undefined ? conflict : problemText(error, m) })
      return false
    }
  }
}
