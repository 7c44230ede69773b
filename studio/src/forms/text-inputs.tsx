import { focusNextOnEnter } from './focus-field.ts'
import { type ControlProps, useForm } from './form-context.ts'
import inputs from '../components/inputs.module.css'

/** The input type and the keyboard of a phone. */
const boxes = {
  text: ['text', 'text'],
  link: ['text', 'url'],
  email: ['email', 'email'],
  url: ['url', 'url'],
  slug: ['text', 'text'],
  number: ['text', 'numeric'],
} as const

/** An input for one line of text or a number. An empty input removes the field. */
export function TextInput(props: ControlProps & { readonly kind: keyof typeof boxes }) {
  const { path, value, id, describedBy, isInvalid, kind } = props
  const { set, isReadOnly } = useForm()
  const [type, inputMode] = boxes[kind]
  return (
    <input
      className={kind === 'number' ? `${inputs.input} ${inputs.short}` : inputs.input}
      id={id}
      type={type}
      inputMode={inputMode}
      autoComplete="off"
      spellCheck={kind === 'text'}
      enterKeyHint="next"
      onKeyDown={focusNextOnEnter}
      readOnly={isReadOnly}
      value={asText(value)}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={(event) =>
        set(path, kind === 'number' ? asNumber(event.target.value) : orAbsent(event.target.value))
      }
      onBlur={() => typeof value === 'string' && value !== value.trim() && set(path, orAbsent(value.trim()))}
    />
  )
}

interface WordsInputProps extends ControlProps {
  readonly locale: string
  readonly isNamedHere?: boolean
}

/** A text area without line breaks that grows with its text. */
export function WordsInput({ path, value, id, label, describedBy, isInvalid, locale }: WordsInputProps) {
  const { set, isReadOnly } = useForm()
  return (
    <textarea
      className={`${inputs.input} ${inputs.grows}`}
      id={id}
      lang={locale}
      rows={1}
      readOnly={isReadOnly}
      value={asText(value)}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      enterKeyHint="next"
      onKeyDown={focusNextOnEnter}
      onChange={(event) => set(path, orAbsent(event.target.value.replace(/\s*\n\s*/g, ' ')))}
      onBlur={() => typeof value === 'string' && value !== value.trim() && set(path, orAbsent(value.trim()))}
    />
  )
}

export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function orAbsent(text: string): string | undefined {
  return text === '' ? undefined : text
}

/** Invalid numbers stay text, so that the platform reports them. */
function asNumber(text: string): unknown {
  return /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : orAbsent(text)
}
