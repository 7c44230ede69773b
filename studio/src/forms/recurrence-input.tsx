import { addDays, dayOfWeek, isIsoDate } from '@promenade/domain/calendar/dates'
import { dayNames } from '@promenade/domain/calendar/yearly-day'
import { readRecurrence, type Recurrence, weeksOfMonth } from '@promenade/domain/schedule/recurrence'
import { isGroup } from '@promenade/domain/studio/document'
import { use } from 'react'
import { Check, Choice, WholeNumber } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { DateField } from './date-inputs.tsx'
import { type ControlProps, StartDay, useForm } from './form-context.ts'
import { type RecurrencePart, RecurringDays } from './recurring-days.tsx'
import { useRepeatsWords } from './use-repeats-words.ts'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'

const units = ['day', 'week', 'month'] as const

/** The recurrence of an event: how often, until when, and which of the next days are left out. */
export default function RecurrenceInput({ path, value, id, label, describedBy, isInvalid }: ControlProps) {
  const words = useRepeatsWords()
  const { set, isReadOnly } = useForm()
  const start = use(StartDay)
  const rule = readRecurrence(value)
  const change = (part: Partial<Recurrence>) => {
    const next = Object.entries({ ...(isGroup(value) ? value : {}), ...part })
    set(path, Object.fromEntries(next.filter(([, one]) => one !== undefined)))
  }
  return (
    <fieldset className={primitives.stack} role="presentation" disabled={isReadOnly}>
      <div className={primitives.row}>
        <Choice
          id={id}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          value={rule?.every ?? ''}
          options={[['', words.once], ...units.map((unit) => [unit, words.every[unit]] as const)]}
          onChange={(every) =>
            every === '' ? set(path, undefined) : change({ every, days: undefined, week: undefined })
          }
        />
        {rule !== undefined && <Interval rule={rule} change={change} start={start} />}
      </div>
      {rule?.every === 'week' && <Weekdays rule={rule} change={change} start={start} />}
      {rule?.every === 'month' && <DayOfMonth rule={rule} change={change} start={start} />}
      {rule !== undefined && <End rule={rule} change={change} start={start} />}
      {rule !== undefined && <RecurringDays rule={rule} change={change} start={start} />}
    </fieldset>
  )
}

function Interval({ rule, change }: RecurrencePart) {
  const words = useRepeatsWords()
  const { every, interval = 1 } = rule
  return (
    <label className={inputs.inline}>
      {words.interval}
      <WholeNumber min={1} max={52} value={interval} onChange={(next) => change({ interval: next })} />
      {words.units[every](interval)}
    </label>
  )
}

function Weekdays({ rule, change, start }: RecurrencePart) {
  const { messages: m } = useStudio()
  const words = useRepeatsWords()
  const chosen = daysOf(rule, start)
  return (
    <div className={inputs.checks} role="group" aria-label={words.weekdays}>
      {mondayFirst.map((day) => (
        <Check
          key={day}
          checked={chosen.includes(day)}
          onChange={(isOn) => {
            const days = mondayFirst.filter((one) => (one === day ? isOn : chosen.includes(one)))
            if (days.length > 0) change({ days })
          }}
        >
          {m.days[day] ?? day}
        </Check>
      ))}
    </div>
  )
}

function DayOfMonth({ rule, change, start }: RecurrencePart) {
  const { messages: m } = useStudio()
  const words = useRepeatsWords()
  const [day = 'monday'] = daysOf(rule, start)
  return (
    <div className={primitives.row}>
      <Choice
        aria-label={words.week}
        value={rule.week ?? ''}
        options={[['', words.sameDate], ...weeksOfMonth.map((week) => [week, words.weeks[week]] as const)]}
        onChange={(week) =>
          change(week === '' ? { week: undefined, days: undefined } : { week, days: [day] })
        }
      />
      {rule.week !== undefined && (
        <Choice
          aria-label={words.weekdays}
          value={day}
          options={mondayFirst.map((one) => [one, m.days[one] ?? one])}
          onChange={(one) => change({ days: [one] })}
        />
      )}
    </div>
  )
}

function End({ rule, change, start }: RecurrencePart) {
  const { format } = useStudio()
  const words = useRepeatsWords()
  const { until, count } = rule
  const type = until !== undefined ? 'until' : count !== undefined ? 'count' : 'open'
  const month = addDays(isIsoDate(start) ? start : format.isoDate(), 28)
  const ends = {
    open: { until: undefined, count: undefined },
    until: { until: month, count: undefined },
    count: { until: undefined, count: 4 },
  }
  return (
    <div className={primitives.row}>
      <Choice
        aria-label={words.end}
        value={type}
        options={(['open', 'until', 'count'] as const).map((end) => [end, words.ends[end]])}
        onChange={(end) => change(ends[end])}
      />
      {until !== undefined && (
        <DateField
          label={words.lastDay}
          value={until}
          onChange={(date) => date !== undefined && change({ until: date })}
        />
      )}
      {count !== undefined && (
        <WholeNumber
          min={1}
          max={366}
          aria-label={words.count}
          value={count}
          onChange={(next) => change({ count: next })}
        />
      )}
    </div>
  )
}

const mondayFirst = [...dayNames.slice(1), ...dayNames.slice(0, 1)]

/** The weekdays of a rule; by default that of the first day. */
function daysOf({ days = [] }: Recurrence, start: string): readonly (typeof dayNames)[number][] {
  if (days.length > 0 || !isIsoDate(start)) return days
  return dayNames.filter((_, index) => index === dayOfWeek(start))
}
