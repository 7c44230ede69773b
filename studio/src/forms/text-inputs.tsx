import { goOnByEnter } from './focus-field.ts'
import { type ControlProps, useForm } from './form-context.ts'

/** The type of the box and the keyboard of a phone. */
const boxes = {
  text: ['text', 'text'],
  link: ['text', 'url'],
  email: ['email', 'email'],
  url: ['url', 'url'],
  slug: ['text', 'text'],
  number: ['text', 'numeric'],
} as const

/** One line of text, or a number. Empty means that the field is not there. */
export function TextInput(props: ControlProps & { readonly kind: keyof typeof boxes }) {
  const { path, value, id, describedBy, isInvalid, kind } = props
  const { set, isReadOnly } = useForm()
  const [type, inputMode] = boxes[kind]
  return (
    <input
      className={kind === 'number' ? 'input short' : 'input'}
      id={id}
      type={type}
      inputMode={inputMode}
      autoComplete="off"
      spellCheck={kind === 'text'}
      enterKeyHint="next"
      onKeyDown={goOnByEnter}
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

/** A text without paragraphs that grows with its words. */
export function WordsInput({ path, value, id, label, describedBy, isInvalid, locale }: WordsInputProps) {
  const { set, isReadOnly } = useForm()
  return (
    <textarea
      className="input grows"
      id={id}
      lang={locale}
      rows={1}
      readOnly={isReadOnly}
      value={asText(value)}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      enterKeyHint="next"
      onKeyDown={goOnByEnter}
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

/** A text that is no number stays as it was written: the platform reports it. */
function asNumber(text: string): unknown {
  return /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : orAbsent(text)
}
