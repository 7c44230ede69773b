import { addDays, isIsoDate } from '@promenade/domain/calendar/dates'
import { lastRecurringDay, type Recurrence, recurringDays } from '@promenade/domain/schedule/recurrence'
import { Check } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { useRepeatsWords } from './use-repeats-words.ts'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'

/** The props of the parts of a rule's control. */
export interface RecurrencePart {
  readonly rule: Recurrence
  /** The first day; empty where none is chosen yet. */
  readonly start: string
  readonly change: (part: Partial<Recurrence>) => void
}

/** The number of coming days that are listed to be left out. */
const shownDays = 12

/** Lists the next days of a rule, each of which can be left out, and the last day. */
export function RecurringDays({ rule, change, start }: RecurrencePart) {
  const { format } = useStudio()
  const words = useRepeatsWords()
  if (!isIsoDate(start)) return <p className={primitives.note}>{words.needsStart}</p>
  const today = format.isoDate()
  const from = start > today ? start : today
  const except = rule.except ?? []
  const days = recurringDays(start, { ...rule, except: [] }, { from, to: addDays(from, 800), max: shownDays })
  const last = lastRecurringDay(start, rule)
  return (
    <div className={primitives.closeStack}>
      <p className={primitives.note} id="repeats-days">
        {last === undefined ? words.noEnd : words.ending(format.longDate(last))} {words.leaveOut}
      </p>
      <div className={inputs.checks} role="group" aria-labelledby="repeats-days">
        {days.map((day) => (
          <Check
            key={day}
            checked={!except.includes(day)}
            onChange={(isOn) => {
              const others = except.filter((one) => one !== day)
              const next = isOn ? others : [...others, day].toSorted()
              change({ except: next.length === 0 ? undefined : next })
            }}
          >
            {format.weekday(day).slice(0, 3)} {format.date(day)}
          </Check>
        ))}
      </div>
    </div>
  )
}
