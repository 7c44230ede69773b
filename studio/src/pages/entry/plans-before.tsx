import type { EntryWire } from '@promenade/contract/studio-api/entries'
import { Check } from '../../components/inputs.tsx'
import { useStudio } from '../../context/studio-context.ts'
import type { When } from './when.ts'

interface PlansBeforeProps {
  /** What is planned for the record already. */
  readonly plans: EntryWire['scheduled']
  /** They stay beside the new one. */
  readonly stand: boolean
  readonly onChange: (stand: boolean) => void
  readonly when: When
}

/** What a new publication would replace, with when and by whom, and the choice to leave it. */
export function PlansBefore({ plans, stand, onChange, when }: PlansBeforeProps) {
  const { messages: m, format } = useStudio()
  if (plans.length === 0) return null
  return (
    <div className="notice warning">
      <fieldset className="stack close">
        <legend>
          <b>{m.plans.before}</b>
        </legend>
        <ul className="bullets">
          {plans.map(({ id, action, at, by }) => (
            <li key={id}>{m.plans.sentence(action, format.planned(at), by)}</li>
          ))}
        </ul>
        <Check type="radio" name="plans" checked={!stand} onChange={() => onChange(false)}>
          {m.plans.replace}
        </Check>
        <Check type="radio" name="plans" checked={stand} onChange={() => onChange(true)}>
          {m.plans.stand}
        </Check>
        {stand && isPlanTaken(plans, when) && (
          <p className="fault" role="status">
            {m.problems.planTaken}
          </p>
        )}
      </fieldset>
    </div>
  )
}

/** True where something is planned for one of these very moments. */
export function isPlanTaken(plans: EntryWire['scheduled'], { at, until }: When): boolean {
  const wanted = [at, until].flatMap((instant) => (instant === undefined ? [] : [Date.parse(instant)]))
  return plans.some((plan) => wanted.includes(Date.parse(plan.at)))
}
