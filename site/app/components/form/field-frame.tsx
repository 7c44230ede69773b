import { Icon } from '../icon/icon.tsx'
import { FaultText } from './fault-text.tsx'
import primitives from '../../theme/primitives.module.css'
import screenReader from '../screen-reader/screen-reader.module.css'
import styles from './form.module.css'
import type { Field, FormWords } from './form-view.ts'

interface FieldFrameProps {
  id: string
  field: Field
  words: FormWords
  lang?: string | undefined
  children: React.ReactNode
}

/** The label, hint and error around an input. */
export function FieldFrame({ id, field, words, lang, children }: FieldFrameProps) {
  return (
    <div className={field.fault ? styles.refused : styles.field}>
      <label className={primitives.strong} htmlFor={id} lang={lang}>
        {field.label}
        {field.isOptional && <span className={primitives.quiet}> {words.optional}</span>}
      </label>
      <FieldNotes id={id} field={field} words={words} />
      {children}
    </div>
  )
}

/** The hint and the error; the summary above the form repeats the error. */
export function FieldNotes({ id, field, words }: Omit<FieldFrameProps, 'children'>) {
  return (
    <>
      {field.hint && (
        <p className={`${primitives.soft} ${styles.hint}`} id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {field.fault && (
        <p className={`${primitives.emphasis} ${styles.fault}`} id={`${id}-fault`}>
          <Icon name="alert" />
          <span>
            <span className={screenReader.only}>{words.error} </span>
            <FaultText field={field} />
          </span>
        </p>
      )}
    </>
  )
}

/** The ARIA attributes that connect an input to its hint and error. */
export function describedBy(id: string, { hint, fault }: Field) {
  const notes = [...(fault ? [`${id}-fault`] : []), ...(hint ? [`${id}-hint`] : [])]
  return {
    'aria-describedby': notes.length === 0 ? undefined : notes.join(' '),
    'aria-invalid': fault ? true : undefined,
  }
}

/** Target of the links in the error summary. The prefix avoids the ids of page sections. */
export function fieldId({ name }: Pick<Field, 'name'>, prefix = ''): string {
  return `${prefix}field-${name}`
}
