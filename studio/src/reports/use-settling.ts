import type { SettledReports } from '@promenade/contract/studio-api/reports'
import { useRevalidator } from 'react-router'
import { call } from '../api/call.ts'
import { useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import { mallFaults } from '../layout/polled-counts.ts'

type Verdict = NonNullable<SettledReports['verdict']>

interface Settling {
  readonly isBusy: boolean
  /** Marks reports as mended or not so, with an undo. */
  readonly settle: (reports: readonly number[], verdict: Verdict) => void
}

export function useSettling(): Settling {
  const { messages: m, format, notify } = useStudio()
  const { revalidate } = useRevalidator()
  const { isBusy, act } = useAct()
  const send = async (reports: readonly number[], verdict: SettledReports['verdict']) => {
    const settled = await call('PATCH /api/v1/reports', { body: { reports: [...reports], verdict } })
    void mallFaults.refresh()
    await revalidate()
    return settled
  }
  const settle = (reports: readonly number[], verdict: Verdict) =>
    void act(async () => {
      const { mails, sentAt } = await send(reports, verdict)
      const words = m.findings.reports
      const text = sentAt === undefined ? words.done[verdict] : words.doneWithMail(mails, format.time(sentAt))
      notify({ text, undo: () => send(reports, null) })
    })
  return { isBusy, settle }
}
