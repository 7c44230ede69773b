import { dayNames } from '@promenade/domain/calendar/yearly-day'
import { useStudio } from '../layout/studio-context.ts'
import { DateField } from './date-inputs.tsx'
import { type ControlProps, useForm } from './form-context.ts'
import { asText } from './text-inputs.tsx'
import { nextYearlyDay, nths, readYearlyRule, writeYearlyRule, type YearlyRule } from './yearly-day.ts'

const starts: Readonly<Record<YearlyRule['type'], YearlyRule>> = {
  once: { type: 'once', date: '' },
  date: { type: 'date', month: 12, day: 24 },
  weekday: { type: 'weekday', nth: 1, weekday: 'monday', month: 9 },
  easter: { type: 'easter', offset: 0 },
  before: { type: 'before', weekday: 'monday', month: 5, day: 25 },
}

/** One date, or a day of every year: a date, a weekday of a month, or a distance from Easter; with its next date. */
export function YearlyDayInput({ path, value, id, label, describedBy, isInvalid }: ControlProps) {
  const { messages: m, format } = useStudio()
  const { set, isReadOnly } = useForm()
  const rule = readYearlyRule(asText(value))
  const next = nextYearlyDay(asText(value), format.isoDate())
  const change = (changed: YearlyRule) => set(path, writeYearlyRule(changed))
  return (
    <div className="stack close">
      <div className="buttons" role="group" aria-label={label} aria-describedby={describedBy}>
        <select
          className="input"
          id={id}
          aria-label={label}
          aria-invalid={isInvalid || undefined}
          disabled={isReadOnly}
          value={rule?.type ?? ''}
          onChange={({ target }) => {
            const chosen = Object.values(starts).find(({ type }) => type === target.value)
            if (chosen === undefined) set(path, undefined)
            else change(chosen.type === 'once' ? { ...chosen, date: format.isoDate() } : chosen)
          }}
        >
          <option value="">{m.form.choose}</option>
          {Object.values(starts).map(({ type }) => (
            <option key={type} value={type}>
              {m.yearly.types[type]}
            </option>
          ))}
        </select>
        {rule !== undefined && <RuleParts rule={rule} onChange={change} />}
      </div>
      {next !== undefined && rule?.type !== 'once' && (
        <p className="soft small-text">{m.yearly.next(format.longDate(next))}</p>
      )}
    </div>
  )
}

function RuleParts({
  rule,
  onChange,
}: {
  readonly rule: YearlyRule
  readonly onChange: (rule: YearlyRule) => void
}) {
  const { messages: m } = useStudio()
  const { isReadOnly } = useForm()
  const shared = { className: 'input', disabled: isReadOnly }
  const weekdays = dayNames.map((day) => (
    <option key={day} value={day}>
      {m.days[day] ?? day}
    </option>
  ))
  const months = m.months.map((month, index) => (
    <option key={month} value={index + 1}>
      {month}
    </option>
  ))
  if (rule.type === 'once')
    return (
      <DateField
        label={m.yearly.date}
        value={rule.date}
        isReadOnly={isReadOnly}
        onChange={(date) => date !== undefined && onChange({ ...rule, date })}
      />
    )
  if (rule.type === 'easter')
    return (
      <label className="inline">
        <input
          className="input short"
          type="number"
          min={-99}
          max={99}
          disabled={isReadOnly}
          value={rule.offset}
          onChange={(event) => onChange({ ...rule, offset: Math.trunc(Number(event.target.value)) || 0 })}
        />
        {m.yearly.daysFromEaster}
      </label>
    )
  return (
    <>
      {rule.type === 'weekday' && (
        <select
          {...shared}
          aria-label={m.yearly.which}
          value={rule.nth}
          onChange={({ target }) =>
            onChange({ ...rule, nth: nths.find((nth) => String(nth) === target.value) ?? 1 })
          }
        >
          {nths.map((nth) => (
            <option key={nth} value={nth}>
              {m.yearly.nth[nth]}
            </option>
          ))}
        </select>
      )}
      {rule.type !== 'date' && (
        <select
          {...shared}
          aria-label={m.yearly.weekday}
          value={rule.weekday}
          onChange={(event) => onChange({ ...rule, weekday: event.target.value })}
        >
          {weekdays}
        </select>
      )}
      {rule.type === 'before' && <span>{m.yearly.before}</span>}
      <select
        {...shared}
        aria-label={m.yearly.month}
        value={rule.month}
        onChange={(event) => onChange({ ...rule, month: Number(event.target.value) })}
      >
        {months}
      </select>
      {rule.type !== 'weekday' && (
        <input
          className="input short"
          type="number"
          min={1}
          max={31}
          aria-label={m.yearly.day}
          disabled={isReadOnly}
          value={rule.day}
          onChange={(event) =>
            onChange({ ...rule, day: Math.min(31, Math.max(1, Number(event.target.value) || 1)) })
          }
        />
      )}
    </>
  )
}
