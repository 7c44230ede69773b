import { Check, Choice } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import type { Field } from '../documents/fields.ts'
import { type ControlProps, useForm } from './form-context.ts'
import { asText } from './text-inputs.tsx'
import { textsOf } from './tags-input.tsx'
import inputs from '../components/inputs.module.css'

interface ChoiceProps extends ControlProps {
  readonly field: Field
}

/** A checkbox for a boolean. */
export function FlagInput({ field, path, value, id, label, describedBy, isInvalid }: ChoiceProps) {
  const { set, isReadOnly } = useForm()
  const isOn = value === undefined ? field.fallback === true : value === true
  return (
    <Check
      id={id}
      checked={isOn}
      disabled={isReadOnly}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={(next) => set(path, next || field.fallback === undefined ? next : undefined)}
    >
      {label}
    </Check>
  )
}

export function ChoiceInput({ field, path, value, id, describedBy, isInvalid }: ChoiceProps) {
  const { messages: m } = useStudio()
  const { set, isReadOnly } = useForm()
  return (
    <Choice
      id={id}
      value={asText(value)}
      options={[['', m.form.choose], ...field.options.map((one) => [one, m.options[one] ?? one] as const)]}
      disabled={isReadOnly}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={(one) => set(path, one || undefined)}
    />
  )
}

/** Checkboxes for a list of a few values. */
export function ChoicesInput({ field, path, value }: ChoiceProps) {
  const { messages: m } = useStudio()
  const { set, isReadOnly } = useForm()
  const chosen = textsOf(value)
  const toggle = (option: string, isOn: boolean) => {
    const next = field.options.filter((one) => (one === option ? isOn : chosen.includes(one)))
    set(path, next.length === 0 ? undefined : next)
  }
  return (
    <div className={inputs.checks}>
      {field.options.map((option) => (
        <Check
          key={option}
          checked={chosen.includes(option)}
          disabled={isReadOnly}
          onChange={(isOn) => toggle(option, isOn)}
        >
          {m.options[option] ?? option}
        </Check>
      ))}
    </div>
  )
}
