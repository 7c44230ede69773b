import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './date-form.module.css'

export interface DateFormProps {
  words: { label: string; check: string }
  /** What is known at all. */
  hint: string
  value: string
  first: string
  last: string
  result?: string | undefined
  reason?: string | undefined
  caution?: string | undefined
  /** Why there is no answer: stands beside the field, which keeps what was written. */
  fault?: string | undefined
  /** A field for dates would drop what is no date. */
  isText?: boolean | undefined
  /** Several on one page need ids of their own, and none of them the focus. */
  id?: string
}

/** «Open on…?» for any date: what stands in the form that the page itself answers. */
export function DateForm(props: DateFormProps) {
  const { words, hint, value, result, reason, caution, fault, id = 'date' } = props
  return (
    <div className={styles.form}>
      <div className={fault ? styles.refused : undefined}>
        <label className={styles.label} htmlFor={id}>
          {words.label}
        </label>
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
        {fault && (
          <p className={styles.fault} id={`${id}-fault`}>
            <Icon name="alert" />
            {fault}
          </p>
        )}
        <div className={styles.field}>
          {/* Another answer is another field: it takes the new value, and the focus where it has to be mended. */}
          <Field key={`${value} ${fault ?? ''}`} {...props} id={id} />
          <Button>{words.check}</Button>
        </div>
      </div>
      <div className={styles.result} id={`${id}-result`} role="status">
        {result && <p className={styles.hours}>{result}</p>}
        {reason && <p>{reason}</p>}
        {caution && <p className={styles.caution}>{caution}</p>}
      </div>
    </div>
  )
}

function Field({ id = 'date', value, first, last, fault, isText = false }: DateFormProps) {
  const kind = isText ? { type: 'text', autoComplete: 'off' } : { type: 'date', min: first, max: last }
  return (
    <input
      {...kind}
      className={styles.input}
      id={id}
      name="date"
      required
      defaultValue={value}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? `${id}-fault ${id}-hint` : `${id}-hint`}
      // Whoever sent it waits for the outcome, and mending it is all there is to do.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={Boolean(fault) && id === 'date'}
    />
  )
}
