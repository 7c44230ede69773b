import type { EntryJson } from '@promenade/contract/studio-api/entries'
import { Check } from '../../components/inputs.tsx'
import { useStudio } from '../../context/studio-context.ts'
import type { PublicationTimes } from '../../documents/publication-times.ts'
import inputs from '../../components/inputs.module.css'
import { usePlanWords } from '../../presenters/use-plan-words.ts'
import primitives from '../../theme/primitives.module.css'

interface ExistingPlansProps {
  /** The existing plans of the record. */
  readonly plans: EntryJson['scheduled']
  /** True if they stay beside the new one. */
  readonly stand: boolean
  readonly onChange: (stand: boolean) => void
  readonly when: PublicationTimes
}

/** Lists existing plans, with time and author, and asks whether the new publication replaces them. */
export function ExistingPlans({ plans, stand, onChange, when }: ExistingPlansProps) {
  const { messages: m, format } = useStudio()
  const planWords = usePlanWords()
  if (plans.length === 0) return null
  return (
    <div className={primitives.warning}>
      <fieldset className={primitives.closeStack}>
        <legend>
          <b>{planWords.before}</b>
        </legend>
        <ul className={primitives.bullets}>
          {plans.map(({ id, action, at, by }) => (
            <li key={id}>{planWords.sentence(action, format.planned(at), by)}</li>
          ))}
        </ul>
        <Check type="radio" name="plans" checked={!stand} onChange={() => onChange(false)}>
          {planWords.replace}
        </Check>
        <Check type="radio" name="plans" checked={stand} onChange={() => onChange(true)}>
          {planWords.stand}
        </Check>
        {stand && isPlanTaken(plans, when) && (
          <p className={inputs.fault} role="status">
            {m.problems.planTaken}
          </p>
        )}
      </fieldset>
    </div>
  )
}

/** True if another plan has exactly one of these times. */
export function isPlanTaken(plans: EntryJson['scheduled'], { at, until }: PublicationTimes): boolean {
  const wanted = [at, until].flatMap((instant) => (instant === undefined ? [] : [Date.parse(instant)]))
  return plans.some((plan) => wanted.includes(Date.parse(plan.at)))
}
