import { useState } from 'react'
import { codeOf } from '../api/request-error.ts'
import { problemText } from './problem-text.ts'
import { useStudio } from './studio-context.ts'

interface Acting {
  readonly isBusy: boolean
  /** Does something; what goes wrong is said in a notice. `conflict` says what a conflict means here. */
  readonly act: (work: () => Promise<unknown>, conflict?: string) => Promise<void>
}

/** One act at a time, whose failure is said in a notice. */
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
