import { Fragment } from 'react'
import { getAt } from '@promenade/domain/studio/path'
import { Button } from '../components/button.tsx'
import { Choice, TimeInput } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { type ControlProps, useForm } from './form-context.ts'
import { type DayHours, readDayHours, writeDayHours } from '../presenters/day-hours.ts'

interface OpeningHoursProps extends ControlProps {
  /** The word for a day without hours of its own; absent where there must be some. */
  readonly unset?: string | undefined
  /** Only from and until: nothing is closed or round the clock. */
  readonly isSpan?: boolean
}

/** Hours of one day: open from and to, closed, or round the clock. */
export function OpeningHoursInput(props: OpeningHoursProps) {
  const { path, value, id, label, describedBy, isInvalid, unset, isSpan = false } = props
  const { messages: m, format } = useStudio()
  const { set, isReadOnly } = useForm()
  const hours = readDayHours(value)
  const types = [
    ['unset', unset ?? m.form.choose],
    ['open', m.form.open],
    ['closed', m.form.closed],
    ['24h', m.form.allDay],
  ] as const
  const change = (next: DayHours) => set(path, writeDayHours(next))
  return (
    <div className="day-hours">
      {!isSpan && (
        <Choice
          id={id}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          disabled={isReadOnly}
          value={hours.type}
          options={unset !== undefined || hours.type === 'unset' ? types : types.slice(1)}
          onChange={(type) => change({ ...hours, type })}
        />
      )}
      {(isSpan || hours.type === 'open') &&
        (['opens', 'closes'] as const).map((end) => (
          <Fragment key={end}>
            {end === 'closes' && <span aria-hidden="true">–</span>}
            <TimeInput
              label={`${label}, ${m.form[end]}`}
              readOnly={isReadOnly}
              value={isSpan && hours.type === 'unset' ? '' : hours[end]}
              onChange={(time) => change({ ...hours, type: 'open', [end]: time })}
            />
          </Fragment>
        ))}
      {hours.type === 'open' && hours.closes <= hours.opens && hours.closes !== '00:00' && (
        <p className="soft small-text" role="status">
          {m.form.pastMidnight(format.wallTime(hours.closes))}
        </p>
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
  const copy = () => set(path, Object.fromEntries(days.map((day) => [day, getAt(value, [first])])))
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
              value={getAt(value, [day])}
              label={m.days[day] ?? day}
              describedBy={undefined}
              isInvalid={false}
              unset={isStore ? m.form.asCentre : undefined}
            />
          </div>
        )
      })}
      {!isReadOnly && getAt(value, [first]) !== undefined && (
        <Button look="small plain" onClick={copy}>
          {m.form.copyToAllDays(m.days[first] ?? first)}
        </Button>
      )}
    </div>
  )
}
