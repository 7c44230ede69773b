import { describedBy, FieldFrame } from './field-frame.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './form.module.css'
import type { FormWords, TextField } from './form-view.ts'

/** A text field. Only the server validates it, so that the browser does not drop any input. */
export function TextInput({ id, field, words }: { id: string; field: TextField; words: FormWords }) {
  const { name, value, type, autoComplete } = field
  return (
    <FieldFrame id={id} field={field} words={words}>
      <input
        className={`${primitives.input} ${styles.input}`}
        id={id}
        name={name}
        type={type ?? 'text'}
        autoComplete={autoComplete}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        spellCheck={type === 'email' ? false : undefined}
        defaultValue={value}
        {...describedBy(id, field)}
      />
    </FieldFrame>
  )
}
