import { asCentre } from '@promenade/domain/mall/hours'
import { Fragment } from 'react'
import { getAt } from '@promenade/domain/studio/path'
import { Button } from '../components/button.tsx'
import { Choice, TimeInput } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { type ControlProps, useForm } from './form-context.ts'
import { type ParsedDayHours, readDayHours, writeDayHours } from '../presenters/day-hours.ts'
import primitives from '../theme/primitives.module.css'
import styles from './opening-hours-input.module.css'

interface OpeningHoursProps extends ControlProps {
  /** The label of the option without own hours; absent if hours are required. */
  readonly unset?: string | undefined
  /** True for the special day of a store, which may be as the centre. */
  readonly isStoreDay?: boolean
  /** True for a time span, which cannot be closed or round the clock. */
  readonly isSpan?: boolean
}

/** An input for the hours of one day: from and until, closed, or round the clock. */
export function OpeningHoursInput(props: OpeningHoursProps) {
  const { path, value, id, label, describedBy, isInvalid, unset, isStoreDay = false, isSpan = false } = props
  const { messages: m, format } = useStudio()
  const { set, isReadOnly } = useForm()
  const hours = readDayHours(value)
  const types = [
    ['unset', unset ?? m.form.choose],
    ...(isStoreDay ? [[asCentre, m.form.asCentre] as const] : []),
    ['open', m.form.open],
    ['closed', m.form.closed],
    ['24h', m.form.allDay],
  ] as const
  const change = (next: ParsedDayHours) => set(path, writeDayHours(next))
  return (
    <div className={`${primitives.row} ${styles.dayHours}`}>
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
        <p className={primitives.note} role="status">
          {m.form.pastMidnight(format.wallTime(hours.closes))}
        </p>
      )}
    </div>
  )
}

interface WeekProps extends ControlProps {
  readonly days: readonly string[]
  /** True for the week of a store, whose days may follow the centre. */
  readonly isStore: boolean
}

/** An input for the hours of a week, Monday first. The first row can be copied to the days below. */
export function WeekInput({ path, value, label, days, isStore }: WeekProps) {
  const { messages: m } = useStudio()
  const { set, isReadOnly } = useForm()
  const [first = ''] = days
  const copy = () => set(path, Object.fromEntries(days.map((day) => [day, getAt(value, [first])])))
  return (
    <div className={styles.week} role="group" aria-label={label}>
      {days.map((day) => {
        const inner = [...path, day]
        return (
          <div key={day} className={styles.weekDay}>
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
