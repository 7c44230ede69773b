import { addDays, dayOfWeek, isIsoDate } from '@promenade/domain/calendar/dates'
import { dayNames } from '@promenade/domain/calendar/yearly-day'
import { readRecurrence, type Recurrence, weeksOfMonth } from '@promenade/domain/schedule/recurrence'
import { isGroup } from '@promenade/domain/studio/document'
import { use } from 'react'
import { useStudio } from '../layout/studio-context.ts'
import { DateField } from './date-inputs.tsx'
import { type ControlProps, StartDay, useForm } from './form-context.ts'
import { type RecurrencePart, RecurringDays } from './recurring-days.tsx'

const units = ['day', 'week', 'month'] as const

/** On which further days an event is held: how often, until when, and which of its next days are left out. */
export function RecurrenceInput({ path, value, id, label, describedBy, isInvalid }: ControlProps) {
  const { messages: m } = useStudio()
  const { set, isReadOnly } = useForm()
  const start = use(StartDay)
  const rule = readRecurrence(value)
  const change = (part: Partial<Recurrence>) => {
    const next = Object.entries({ ...(isGroup(value) ? value : {}), ...part })
    set(path, Object.fromEntries(next.filter(([, one]) => one !== undefined)))
  }
  return (
    <fieldset className="stack" role="presentation" disabled={isReadOnly}>
      <div className="buttons">
        <select
          className="input"
          id={id}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          value={rule?.every ?? ''}
          onChange={({ target }) => {
            const every = units.find((unit) => unit === target.value)
            if (every === undefined) set(path, undefined)
            else change({ every, days: undefined, week: undefined })
          }}
        >
          <option value="">{m.repeats.once}</option>
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {m.repeats.every[unit]}
            </option>
          ))}
        </select>
        {rule !== undefined && <Interval rule={rule} change={change} start={start} />}
      </div>
      {rule !== undefined && <p className="soft small-text">{m.repeats.oneDate}</p>}
      {rule?.every === 'week' && <Weekdays rule={rule} change={change} start={start} />}
      {rule?.every === 'month' && <DayOfMonth rule={rule} change={change} start={start} />}
      {rule !== undefined && <End rule={rule} change={change} start={start} />}
      {rule !== undefined && <RecurringDays rule={rule} change={change} start={start} />}
    </fieldset>
  )
}

function Interval({ rule, change }: RecurrencePart) {
  const { messages: m } = useStudio()
  const { every, interval = 1 } = rule
  return (
    <label className="inline">
      {m.repeats.interval}
      <input
        className="input short"
        type="number"
        min={1}
        max={52}
        value={interval}
        onChange={({ target }) => change({ interval: wholeNumber(target.value, 52) })}
      />
      {m.repeats.units[every](interval)}
    </label>
  )
}

function Weekdays({ rule, change, start }: RecurrencePart) {
  const { messages: m } = useStudio()
  const chosen = daysOf(rule, start)
  return (
    <div className="checks" role="group" aria-label={m.repeats.weekdays}>
      {mondayFirst.map((day) => (
        <label key={day} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(day)}
            onChange={({ target }) => {
              const days = mondayFirst.filter((one) => (one === day ? target.checked : chosen.includes(one)))
              if (days.length > 0) change({ days })
            }}
          />
          <span>{m.days[day] ?? day}</span>
        </label>
      ))}
    </div>
  )
}

function DayOfMonth({ rule, change, start }: RecurrencePart) {
  const { messages: m } = useStudio()
  const [day = 'monday'] = daysOf(rule, start)
  return (
    <div className="buttons">
      <select
        className="input"
        aria-label={m.repeats.week}
        value={rule.week ?? ''}
        onChange={({ target }) => {
          const week = weeksOfMonth.find((one) => one === target.value)
          change(week === undefined ? { week, days: undefined } : { week, days: [day] })
        }}
      >
        <option value="">{m.repeats.sameDate}</option>
        {weeksOfMonth.map((week) => (
          <option key={week} value={week}>
            {m.repeats.weeks[week]}
          </option>
        ))}
      </select>
      {rule.week !== undefined && (
        <select
          className="input"
          aria-label={m.repeats.weekdays}
          value={day}
          onChange={({ target }) => change({ days: dayNames.filter((one) => one === target.value) })}
        >
          {mondayFirst.map((one) => (
            <option key={one} value={one}>
              {m.days[one] ?? one}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

function End({ rule, change, start }: RecurrencePart) {
  const { messages: m, format } = useStudio()
  const { until, count } = rule
  const type = until !== undefined ? 'until' : count !== undefined ? 'count' : 'open'
  const month = addDays(isIsoDate(start) ? start : format.isoDate(), 28)
  const ends = {
    open: { until: undefined, count: undefined },
    until: { until: month, count: undefined },
    count: { until: undefined, count: 4 },
  }
  return (
    <div className="buttons">
      <select
        className="input"
        aria-label={m.repeats.end}
        value={type}
        onChange={({ target }) =>
          change(ends[target.value === 'until' || target.value === 'count' ? target.value : 'open'])
        }
      >
        <option value="open">{m.repeats.ends.open}</option>
        <option value="until">{m.repeats.ends.until}</option>
        <option value="count">{m.repeats.ends.count}</option>
      </select>
      {until !== undefined && (
        <DateField
          label={m.repeats.lastDay}
          value={until}
          onChange={(date) => date !== undefined && change({ until: date })}
        />
      )}
      {count !== undefined && (
        <input
          className="input short"
          type="number"
          min={1}
          max={366}
          aria-label={m.repeats.count}
          value={count}
          onChange={({ target }) => change({ count: wholeNumber(target.value, 366) })}
        />
      )}
    </div>
  )
}

const mondayFirst = [...dayNames.slice(1), ...dayNames.slice(0, 1)]

/** The weekdays of a rule; that of the start where it names none. */
function daysOf({ days = [] }: Recurrence, start: string): readonly (typeof dayNames)[number][] {
  if (days.length > 0 || !isIsoDate(start)) return days
  return dayNames.filter((_, index) => index === dayOfWeek(start))
}

function wholeNumber(text: string, max: number): number {
  return Math.min(max, Math.max(1, Math.trunc(Number(text)) || 1))
}
