import tickBox from './tick-box.module.css'
import styles from './form.module.css'
import { describedBy, FieldNotes } from './field-frame.tsx'
import type { BoxField, FormWords } from './form-view.ts'

/** A checkbox with a full sentence as its label. */
export function CheckBox({ id, field, words }: { id: string; field: BoxField; words: FormWords }) {
  const { name, label, lang, isTicked, link, fault, isOptional } = field
  return (
    <div className={fault ? styles.refused : styles.field}>
      <div className={styles.tick}>
        <input
          className={tickBox.box}
          id={id}
          name={name}
          type="checkbox"
          value="1"
          defaultChecked={isTicked}
          {...describedBy(id, field)}
        />
        <label className={styles.sentence} htmlFor={id} lang={lang}>
          {label}
          {isOptional && <span className={styles.optional}> {words.optional}</span>}
        </label>
      </div>
      <div className={styles.beside}>
        {link && (
          <a className={styles.read} href={link.to}>
            {link.text}
          </a>
        )}
        <FieldNotes id={id} field={field} words={words} />
      </div>
    </div>
  )
}
