import type { ComponentProps, ReactNode } from 'react'
import inputs from './inputs.module.css'
import primitives from '../theme/primitives.module.css'

interface LabelledProps {
  readonly label: string
  readonly help?: string
  readonly children: ReactNode
}

/** A label above its control. */
export function Labelled({ label, help, children }: LabelledProps) {
  return (
    <label className={inputs.field}>
      <span>{label}</span>
      {children}
      {help !== undefined && <span className={primitives.note}>{help}</span>}
    </label>
  )
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'>, Omit<LabelledProps, 'children'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A required input of one line, with its label. */
export function TextField({ label, help, onChange, ...props }: TextFieldProps) {
  return (
    <Labelled label={label} {...(help === undefined ? {} : { help })}>
      <input className={inputs.input} required {...props} onChange={({ target }) => onChange(target.value)} />
    </Labelled>
  )
}

/** A search input. Its label is the accessible name and the placeholder. */
export function SearchField({ label, onChange, ...props }: Omit<TextFieldProps, 'help'>) {
  return (
    <input
      className={inputs.input}
      type="search"
      aria-label={label}
      placeholder={label}
      {...props}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface ChoiceProps<Value extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  readonly value: string
  /** Each value with its label. */
  readonly options: readonly (readonly [value: Value, words: string])[]
  readonly onChange: (value: Value) => void
}

/** A select of a few values. */
export function Choice<Value extends string>({ options, onChange, ...props }: ChoiceProps<Value>) {
  return (
    <select
      className={inputs.input}
      {...props}
      onChange={({ target }) => {
        const chosen = options.find(([value]) => value === target.value)
        if (chosen !== undefined) onChange(chosen[0])
      }}
    >
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  )
}

interface CheckProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly checked: boolean
  readonly onChange: (isOn: boolean) => void
  /** The label after the box. */
  readonly children: ReactNode
}

/** A checkbox with its label, or a radio button with the type `radio`. */
export function Check({ onChange, children, ...props }: CheckProps) {
  return (
    <label className={inputs.check}>
      <input type="checkbox" {...props} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  )
}

interface TimeInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string
  /** `09:30`, or empty. */
  readonly value: string
  readonly onChange: (value: string) => void
}

export function TimeInput({ label, onChange, ...props }: TimeInputProps) {
  return (
    <input
      className={`${inputs.input} ${inputs.short}`}
      type="time"
      aria-label={label}
      {...props}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface WholeNumberProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** An input for a whole number within its bounds; anything else counts as the bound closest to zero. */
export function WholeNumber({ onChange, min, max, ...props }: WholeNumberProps) {
  return (
    <input
      className={`${inputs.input} ${inputs.short}`}
      type="number"
      min={min}
      max={max}
      {...props}
      onChange={({ target }) => onChange(Math.min(max, Math.max(min, Math.trunc(Number(target.value)) || 0)))}
    />
  )
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: () => void
}

/** A form that is sent by script only. */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      className={primitives.stack}
      {...props}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
