import { describedBy, FieldFrame } from './field-frame.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './form.module.css'
import type { SelectField, FormWords } from './form-view.ts'

export function Select({ id, field, words }: { id: string; field: SelectField; words: FormWords }) {
  return (
    <FieldFrame id={id} field={field} words={words}>
      <select
        className={`${primitives.input} ${styles.input}`}
        id={id}
        name={field.name}
        defaultValue={field.value}
        {...describedBy(id, field)}
      >
        {field.options.map(({ value, text, lang }) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
