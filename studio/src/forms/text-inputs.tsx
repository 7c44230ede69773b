import { goOnByEnter } from './focus-field.ts'
import { type ControlProps, useForm } from './form-context.ts'

type InputKind = 'text' | 'link' | 'email' | 'url' | 'slug' | 'number'

const inputTypes = {
  text: 'text',
  link: 'text',
  email: 'email',
  url: 'url',
  slug: 'text',
  number: 'text',
} as const
const inputModes = {
  text: 'text',
  link: 'url',
  email: 'email',
  url: 'url',
  slug: 'text',
  number: 'numeric',
} as const

/** One line of text, or a number. Empty means that the field is not there. */
export function TextInput(props: ControlProps & { readonly kind: InputKind }) {
  const { path, value, id, describedBy, isInvalid, kind } = props
  const { set, isReadOnly } = useForm()
  return (
    <input
      className={kind === 'number' ? 'input short' : 'input'}
      id={id}
      type={inputTypes[kind]}
      inputMode={inputModes[kind]}
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

/** What is no number stays as it was written: the platform says that it is none. */
function asNumber(text: string): unknown {
  return /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : orAbsent(text)
}
