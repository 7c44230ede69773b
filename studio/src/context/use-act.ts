import { useState } from 'react'
import { codeOf } from '../api/request-error.ts'
import { problemText } from './problem-text.ts'
import { useStudio } from './studio-context.ts'

interface Acting {
  readonly isBusy: boolean
  /** Runs `work` and shows its error as a notice. `conflict` is the message for a conflict on this screen. */
  readonly act: (work: () => Promise<unknown>, conflict?: string) => Promise<void>
}

/** Runs one act at a time and shows its error as a notice. */
export function useAct(): Acting {
  const { messages: m, notify } = useStudio()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (work: () => Promise<unknown>, conflict?: string) => {
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      const isConflict = codeOf(error) === 'conflict'
      notify({ text: (isConflict && conflict) || problemText(error, m) })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, act }
}
