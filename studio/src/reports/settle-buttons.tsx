import { Button } from '../components/button.tsx'
import { useStudio } from '../context/studio-context.ts'
import primitives from '../theme/primitives.module.css'
import { useSettling } from './use-settling.ts'

interface SettleButtonsProps {
  readonly reports: readonly number[]
  /** What they are about, for the names of the buttons. */
  readonly about: string
}

/** The two decisions about what visitors report; nothing for a role that may not decide. */
export function SettleButtons({ reports, about }: SettleButtonsProps) {
  const { messages: m, isAllowed } = useStudio()
  const { isBusy, settle } = useSettling()
  if (!isAllowed('visitors.write')) return null
  const { verdicts } = m.findings.reports
  return (
    <span className={primitives.row}>
      {(['mended', 'not-so'] as const).map((verdict) => (
        <Button
          key={verdict}
          look="small"
          disabled={isBusy}
          aria-label={`${verdicts[verdict]}: ${about}`}
          onClick={() => settle(reports, verdict)}
        >
          {verdicts[verdict]}
        </Button>
      ))}
    </span>
  )
}
