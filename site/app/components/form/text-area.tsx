import { describedBy, FieldFrame } from './field-frame.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './form.module.css'
import type { FormWords, TextAreaField } from './form-view.ts'

/** A text area that grows with its text where browsers support it. */
export function TextArea({ id, field, words }: { id: string; field: TextAreaField; words: FormWords }) {
  return (
    <FieldFrame id={id} field={field} words={words} lang={field.lang}>
      <textarea
        className={`${primitives.input} ${styles.area}`}
        id={id}
        name={field.name}
        rows={5}
        defaultValue={field.value}
        {...describedBy(id, field)}
      />
    </FieldFrame>
  )
}
