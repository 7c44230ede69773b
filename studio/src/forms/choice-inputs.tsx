import { useStudio } from '../layout/studio-context.ts'
import type { Field } from './fields.ts'
import { type ControlProps, useForm } from './form-context.ts'
import { textsOf } from './tags-input.tsx'

interface ChoiceProps extends ControlProps {
  readonly field: Field
}

/** Yes or no, as a box before its label. */
export function FlagInput({ field, path, value, id, label, describedBy, isInvalid }: ChoiceProps) {
  const { set, isReadOnly } = useForm()
  const isOn = value === undefined ? field.fallback === true : value === true
  return (
    <label className="check">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        disabled={isReadOnly}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) =>
          set(path, event.target.checked || field.fallback === undefined ? event.target.checked : undefined)
        }
      />
      <span>{label}</span>
    </label>
  )
}

export function ChoiceInput({ field, path, value, id, describedBy, isInvalid }: ChoiceProps) {
  const { messages: m } = useStudio()
  const { set, isReadOnly } = useForm()
  return (
    <select
      className="input"
      id={id}
      value={typeof value === 'string' ? value : ''}
      disabled={isReadOnly}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => set(path, event.target.value || undefined)}
    >
      <option value="">{m.form.choose}</option>
      {field.options.map((option) => (
        <option key={option} value={option}>
          {m.options[option] ?? option}
        </option>
      ))}
    </select>
  )
}

/** Several of a few. */
export function ChoicesInput({ field, path, value }: ChoiceProps) {
  const { messages: m } = useStudio()
  const { set, isReadOnly } = useForm()
  const chosen = textsOf(value)
  const toggle = (option: string, isOn: boolean) => {
    const next = field.options.filter((one) => (one === option ? isOn : chosen.includes(one)))
    set(path, next.length === 0 ? undefined : next)
  }
  return (
    <div className="checks">
      {field.options.map((option) => (
        <label key={option} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            disabled={isReadOnly}
            onChange={(event) => toggle(option, event.target.checked)}
          />
          <span>{m.options[option] ?? option}</span>
        </label>
      ))}
    </div>
  )
}
