import type { ComponentProps, ReactNode } from 'react'

interface LabelledProps {
  readonly label: string
  readonly help?: string
  readonly children: ReactNode
}

/** A label above its control. */
export function Labelled({ label, help, children }: LabelledProps) {
  return (
    <label className="field">
      <span>{label}</span>
      {children}
      {help !== undefined && <span className="soft small-text">{help}</span>}
    </label>
  )
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'>, Omit<LabelledProps, 'children'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One line of text that must be filled, with its label. */
export function TextField({ label, help, onChange, ...props }: TextFieldProps) {
  return (
    <Labelled label={label} {...(help === undefined ? {} : { help })}>
      <input className="input" required {...props} onChange={({ target }) => onChange(target.value)} />
    </Labelled>
  )
}

/** A field for words that are looked for. Its label is read out and stands in it while it is empty. */
export function SearchField({ label, onChange, ...props }: Omit<TextFieldProps, 'help'>) {
  return (
    <input
      className="input"
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
  /** Each value with its words. */
  readonly options: readonly (readonly [value: Value, words: string])[]
  readonly onChange: (value: Value) => void
}

/** One of a few. */
export function Choice<Value extends string>({ options, onChange, ...props }: ChoiceProps<Value>) {
  return (
    <select
      className="input"
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
  /** The words after the box. */
  readonly children: ReactNode
}

/** A box to tick with its words, or one of several to choose where its type is `radio`. */
export function Check({ onChange, children, ...props }: CheckProps) {
  return (
    <label className="check">
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
      className="input short"
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

/** A number within its bounds; what is none counts as the one closest to zero. */
export function WholeNumber({ onChange, min, max, ...props }: WholeNumberProps) {
  return (
    <input
      className="input short"
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

/** Fields that are sent together, by script alone. */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      className="stack"
      {...props}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
