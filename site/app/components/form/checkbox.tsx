import primitives from '../../theme/primitives.module.css'
import checkbox from './checkbox.module.css'
import styles from './form.module.css'
import { describedBy, FieldNotes } from './field-frame.tsx'
import type { CheckboxField, FormWords } from './form-view.ts'

/** A checkbox with a full sentence as its label. */
export function Checkbox({ id, field, words }: { id: string; field: CheckboxField; words: FormWords }) {
  const { name, label, lang, isChecked, link, fault, isOptional } = field
  return (
    <div className={fault ? styles.refused : styles.field}>
      <div className={styles.checkboxRow}>
        <input
          className={checkbox.box}
          id={id}
          name={name}
          type="checkbox"
          value="1"
          defaultChecked={isChecked}
          {...describedBy(id, field)}
        />
        <label className={`${primitives.measure} ${styles.checkboxLabel}`} htmlFor={id} lang={lang}>
          {label}
          {isOptional && <span className={primitives.quiet}> {words.optional}</span>}
        </label>
      </div>
      <div className={styles.checkboxNotes}>
        {link && (
          <a className={`${primitives.strong} ${styles.read}`} href={link.to}>
            {link.text}
          </a>
        )}
        <FieldNotes id={id} field={field} words={words} />
      </div>
    </div>
  )
}
