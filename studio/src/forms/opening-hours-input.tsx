import { Fragment } from 'react'
import { useStudio } from '../layout/studio-context.ts'
import { type ControlProps, useForm } from './form-context.ts'
import { type DayHours, readDayHours, writeDayHours } from './day-hours.ts'

interface OpeningHoursProps extends ControlProps {
  /** The word for a day without hours of its own; absent where there must be some. */
  readonly unset?: string | undefined
  /** Only from and until: nothing is closed or round the clock. */
  readonly isSpan?: boolean
}

/** Hours of one day: open from and to, closed, or round the clock. */
export function OpeningHoursInput({
  path,
  value,
  id,
  label,
  describedBy,
  isInvalid,
  unset,
  isSpan = false,
}: OpeningHoursProps) {
  const { messages: m } = useStudio()
  const { set, isReadOnly } = useForm()
  const hours = readDayHours(value)
  const change = (next: DayHours) => set(path, writeDayHours(next))
  return (
    <div className="day-hours">
      {!isSpan && (
        <select
          className="input"
          id={id}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          disabled={isReadOnly}
          value={hours.type}
          onChange={({ target }) => {
            const type = (['unset', 'open', 'closed', '24h'] as const).find((one) => one === target.value)
            change({ ...hours, type: type ?? 'unset' })
          }}
        >
          {(unset !== undefined || hours.type === 'unset') && (
            <option value="unset">{unset ?? m.form.choose}</option>
          )}
          <option value="open">{m.form.open}</option>
          <option value="closed">{m.form.closed}</option>
          <option value="24h">{m.form.allDay}</option>
        </select>
      )}
      {(isSpan || hours.type === 'open') &&
        (['opens', 'closes'] as const).map((end) => (
          <Fragment key={end}>
            {end === 'closes' && <span aria-hidden="true">–</span>}
            <input
              className="input short"
              type="time"
              aria-label={`${label}, ${m.form[end]}`}
              readOnly={isReadOnly}
              value={isSpan && hours.type === 'unset' ? '' : hours[end]}
              onChange={({ target }) => change({ ...hours, type: 'open', [end]: target.value })}
            />
          </Fragment>
        ))}
      {hours.type === 'open' && hours.closes <= hours.opens && hours.closes !== '00:00' && (
        <p className="soft small-text">{m.form.pastMidnight(hours.closes)}</p>
      )}
    </div>
  )
}

interface WeekProps extends ControlProps {
  readonly days: readonly string[]
  /** In a store's week a day may follow the centre. */
  readonly isStore: boolean
}

/** The hours of a week, Monday first. The first row can be copied to the days below it. */
export function WeekInput({ path, value, label, days, isStore }: WeekProps) {
  const { messages: m } = useStudio()
  const { set, isReadOnly } = useForm()
  const [first = ''] = days
  const hours = typeof value === 'object' && value !== null ? value : {}
  const copy = () => set(path, Object.fromEntries(days.map((day) => [day, Reflect.get(hours, first)])))
  return (
    <div className="week" role="group" aria-label={label}>
      {days.map((day) => {
        const inner = [...path, day]
        return (
          <div key={day} className="week-day">
            <span aria-hidden="true">{m.days[day] ?? day}</span>
            <OpeningHoursInput
              path={inner}
              id={`field-${inner.join('.')}`}
              value={Reflect.get(hours, day)}
              label={m.days[day] ?? day}
              describedBy={undefined}
              isInvalid={false}
              unset={isStore ? m.form.asCentre : undefined}
            />
          </div>
        )
      })}
      {!isReadOnly && Reflect.get(hours, first) !== undefined && (
        <button type="button" className="button small plain" onClick={copy}>
          {m.form.copyToAllDays(m.days[first] ?? first)}
        </button>
      )}
    </div>
  )
}
