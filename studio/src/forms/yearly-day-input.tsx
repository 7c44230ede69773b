import { dayNames } from '@promenade/domain/calendar/yearly-day'
import { Choice, WholeNumber } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { DateField } from './date-inputs.tsx'
import { type ControlProps, useForm } from './form-context.ts'
import { asText } from './text-inputs.tsx'
import { nths } from '../documents/repeating-rule.ts'
import { nextYearlyDay, readYearlyRule, writeYearlyRule, type YearlyRule } from './yearly-day.ts'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'

const starts: Readonly<Record<YearlyRule['type'], YearlyRule>> = {
  once: { type: 'once', date: '' },
  date: { type: 'date', month: 12, day: 24 },
  weekday: { type: 'weekday', nth: 1, weekday: 'monday', month: 9 },
  easter: { type: 'easter', offset: 0 },
  before: { type: 'before', weekday: 'monday', month: 5, day: 25 },
}

/**
 * An input for one date or a yearly day (a date, a weekday of a month, or a distance from Easter); shows the
 * next date.
 */
export default function YearlyDayInput({ path, value, id, label, describedBy, isInvalid }: ControlProps) {
  const { messages: m, format } = useStudio()
  const { set, isReadOnly } = useForm()
  const rule = readYearlyRule(asText(value))
  const next = nextYearlyDay(asText(value), format.isoDate())
  const change = (changed: YearlyRule) => set(path, writeYearlyRule(changed))
  const types = Object.values(starts).map(({ type }) => [type, m.yearly.types[type]] as const)
  return (
    <div className={primitives.closeStack}>
      <div className={primitives.row} role="group" aria-label={label} aria-describedby={describedBy}>
        <Choice
          id={id}
          aria-label={label}
          aria-invalid={isInvalid || undefined}
          disabled={isReadOnly}
          value={rule?.type ?? ''}
          options={[['', m.form.choose], ...types]}
          onChange={(type) => {
            if (type === '') set(path, undefined)
            else change(type === 'once' ? { type, date: format.isoDate() } : starts[type])
          }}
        />
        {rule !== undefined && <RuleParts rule={rule} onChange={change} />}
      </div>
      {next !== undefined && rule?.type !== 'once' && (
        <p className={primitives.note}>{m.yearly.next(format.longDate(next))}</p>
      )}
    </div>
  )
}

interface RulePartsProps {
  readonly rule: YearlyRule
  readonly onChange: (rule: YearlyRule) => void
}

function RuleParts({ rule, onChange }: RulePartsProps) {
  const { messages: m } = useStudio()
  const { isReadOnly: disabled } = useForm()
  if (rule.type === 'once')
    return (
      <DateField
        label={m.yearly.date}
        value={rule.date}
        isReadOnly={disabled}
        onChange={(date) => date !== undefined && onChange({ ...rule, date })}
      />
    )
  if (rule.type === 'easter')
    return (
      <label className={inputs.inline}>
        <WholeNumber
          min={-99}
          max={99}
          disabled={disabled}
          value={rule.offset}
          onChange={(offset) => onChange({ ...rule, offset })}
        />
        {m.yearly.daysFromEaster}
      </label>
    )
  return (
    <>
      {rule.type === 'weekday' && (
        <Choice
          disabled={disabled}
          aria-label={m.yearly.which}
          value={String(rule.nth)}
          options={nths.map((nth) => [String(nth), m.yearly.nth[nth]])}
          onChange={(chosen) => onChange({ ...rule, nth: nths.find((nth) => String(nth) === chosen) ?? 1 })}
        />
      )}
      {rule.type !== 'date' && (
        <Choice
          disabled={disabled}
          aria-label={m.yearly.weekday}
          value={rule.weekday}
          options={dayNames.map((day) => [day, m.days[day] ?? day])}
          onChange={(weekday) => onChange({ ...rule, weekday })}
        />
      )}
      {rule.type === 'before' && <span>{m.yearly.before}</span>}
      <Choice
        disabled={disabled}
        aria-label={m.yearly.month}
        value={String(rule.month)}
        options={m.months.map((month, index) => [String(index + 1), month])}
        onChange={(month) => onChange({ ...rule, month: Number(month) })}
      />
      {rule.type !== 'weekday' && (
        <WholeNumber
          min={1}
          max={31}
          aria-label={m.yearly.day}
          disabled={disabled}
          value={rule.day}
          onChange={(day) => onChange({ ...rule, day })}
        />
      )}
    </>
  )
}
