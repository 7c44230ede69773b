import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import formStyles from '../form/form.module.css'
import primitives from '../../theme/primitives.module.css'
import styles from './date-form.module.css'

export interface DateFormProps {
  words: { label: string; check: string }
  /** The range of dates with known hours. */
  hint: string
  value: string
  first: string
  last: string
  result?: string | undefined
  reason?: string | undefined
  caution?: string | undefined
  /** The error beside the field, which keeps the submitted text. */
  fault?: string | undefined
  /** A text field, since a date field drops an invalid date. */
  isText?: boolean | undefined
  /** Instances of one page need distinct ids; only the default id gets autofocus. */
  id?: string
}

/** The fields of the form "open on…?" for any date, with its result. */
export function DateForm(props: DateFormProps) {
  const { words, hint, value, result, reason, caution, fault, id = 'date' } = props
  return (
    <div className={styles.form}>
      <div className={fault ? styles.refused : undefined}>
        <label className={`${primitives.strong} ${styles.label} ${primitives.onScreen}`} htmlFor={id}>
          {words.label}
        </label>
        <p className={`${primitives.note} ${primitives.onScreen}`} id={`${id}-hint`}>
          {hint}
        </p>
        {fault && (
          <p className={`${primitives.emphasis} ${formStyles.fault} ${styles.fault}`} id={`${id}-fault`}>
            <Icon name="alert" />
            {fault}
          </p>
        )}
        <div className={`${primitives.wrap} ${styles.field} ${primitives.onScreen}`}>
          {/* A new key renders a new field: it takes the new value, and autofocus if there is an error. */}
          <Field key={`${value} ${fault ?? ''}`} {...props} id={id} />
          <Button>{words.check}</Button>
        </div>
      </div>
      <div className={styles.result} id={`${id}-result`} role="status">
        {result && <p className={`${primitives.strong} ${styles.hours}`}>{result}</p>}
        {reason && <p>{reason}</p>}
        {caution && <p className={`${primitives.note} ${styles.caution}`}>{caution}</p>}
      </div>
    </div>
  )
}

function Field({ id = 'date', value, first, last, fault, isText = false }: DateFormProps) {
  const kind = isText ? { type: 'text', autoComplete: 'off' } : { type: 'date', min: first, max: last }
  return (
    <input
      {...kind}
      className={`${primitives.panel} ${styles.input}`}
      id={id}
      name="date"
      required
      defaultValue={value}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? `${id}-fault ${id}-hint` : `${id}-hint`}
      // The error is the outcome of a submitted form, and correcting the field is the only next step.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={Boolean(fault) && id === 'date'}
    />
  )
}
