import { useRevalidator } from 'react-router'
import { codeOf } from '../api/request-error.ts'
import { useStudio } from '../context/studio-context.ts'
import type { FreshFactor } from './fresh-factor.tsx'
import { useProblem } from './use-problem.ts'

interface AccountAct {
  readonly request: () => Promise<unknown>
  /** The notice after success. */
  readonly done: string
  /** The request that takes it back. */
  readonly undo?: () => Promise<unknown>
  /** The error message for a conflict. */
  readonly conflict?: string
}

interface AccountActs {
  /**
   * Changes an account, after asking for a fresh factor where the platform wants one. Resolves to true on
   * success.
   */
  readonly act: (act: AccountAct) => Promise<boolean>
  /** The error message, shown beside the form: a notice would be behind an open sheet. */
  readonly problem: string | undefined
  readonly isBusy: boolean
}

export function useAccountAct({ send }: FreshFactor): AccountActs {
  const { messages: m, notify } = useStudio()
  const { revalidate } = useRevalidator()
  const { problem, isBusy, run } = useProblem(m)
  const act = async ({ request, done, undo, conflict }: AccountAct) => {
    let isDone = false
    const work = async () => {
      isDone = await isSent(() => send(request))
      if (!isDone) return
      notify({ text: done, undo: undo && (() => send(undo).then(revalidate)) })
      await revalidate()
    }
    await run(work, {
      'means-missing': m.account.meansMissing,
      ...(conflict === undefined ? {} : { conflict }),
    })
    return isDone
  }
  return { act, problem, isBusy }
}

/** Resolves to false if the person closed the sheet that asks for a fresh factor. */
async function isSent(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send()
    return true
  } catch (error) {
    if (codeOf(error) === 'cancelled') return false
    throw error
  }
}
