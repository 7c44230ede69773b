import { TimeInput } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { DateField } from './date-inputs.tsx'
import { type ControlProps, useForm } from './form-context.ts'
import primitives from '../theme/primitives.module.css'

/** An input for a date with an optional wall time of the mall: `2026-12-24 18:00`. */
export default function MomentInput({
  path,
  value,
  hasTime,
  ...props
}: ControlProps & { readonly hasTime: boolean }) {
  const { messages: m } = useStudio()
  const { set, isReadOnly } = useForm()
  const [date = '', time = ''] = typeof value === 'string' ? value.split(' ') : []
  const setParts = (nextDate: string | undefined, nextTime: string) =>
    set(path, nextDate === undefined ? undefined : [nextDate, nextTime].filter(Boolean).join(' '))
  return (
    <div className={primitives.row}>
      <DateField {...props} isReadOnly={isReadOnly} value={date} onChange={(next) => setParts(next, time)} />
      {hasTime && (
        <TimeInput
          label={`${props.label}, ${m.form.time}`}
          value={time.padStart(time === '' ? 0 : 5, '0')}
          readOnly={isReadOnly}
          onChange={(next) => date !== '' && setParts(date, next)}
        />
      )}
    </div>
  )
}
