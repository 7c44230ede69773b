import { useStudio } from '../layout/studio-context.ts'
import { DateField } from './date-inputs.tsx'
import { type ControlProps, useForm } from './form-context.ts'

/** A day, or a day and a time of the mall: `2026-12-24 18:00`. */
export function MomentInput({
  path,
  value,
  id,
  label,
  describedBy,
  isInvalid,
  hasTime,
}: ControlProps & { readonly hasTime: boolean }) {
  const { messages: m } = useStudio()
  const { set, isReadOnly } = useForm()
  const [date = '', time = ''] = typeof value === 'string' ? value.split(' ') : []
  const shared = { id, describedBy, isInvalid, isReadOnly }
  const setParts = (nextDate: string | undefined, nextTime: string) =>
    set(path, nextDate === undefined ? undefined : [nextDate, nextTime].filter(Boolean).join(' '))
  return (
    <div className="moment">
      <DateField {...shared} label={label} value={date} onChange={(next) => setParts(next, time)} />
      {hasTime && (
        <input
          className="input short"
          type="time"
          value={time.padStart(time === '' ? 0 : 5, '0')}
          readOnly={isReadOnly}
          aria-label={`${label}, ${m.form.time}`}
          onChange={(event) => date !== '' && setParts(date, event.target.value)}
        />
      )}
    </div>
  )
}
