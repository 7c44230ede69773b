import { useStudio } from '../context/studio-context.ts'
import primitives from '../theme/primitives.module.css'

interface FoundBadgeProps {
  readonly faults: number
  readonly hints: number
  readonly className?: string | undefined
  /** The id of the words, if they describe a control and are no part of its name. */
  readonly id?: string
}

/** A number of faults and hints; the words for screen readers say which is which. */
export function FoundBadge({ faults, hints, className = '', id }: FoundBadgeProps) {
  const { messages: m } = useStudio()
  const { fault, hint } = m.findings.severities
  if (faults + hints === 0) return null
  return (
    <span className={`${primitives.badge} ${className}`}>
      <span aria-hidden="true">{faults + hints}</span>
      <span id={id} className={primitives.unseen} hidden={id !== undefined}>
        {[faults > 0 && fault(faults), hints > 0 && hint(hints)].filter(Boolean).join(', ')}
      </span>
    </span>
  )
}
