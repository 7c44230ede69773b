import { ButtonLink } from '../button/button-link.tsx'
import { fieldId } from './form-fields.tsx'
import styles from './form.module.css'
import type { FormField, FormWords, Outcome } from './form-view.ts'
import { useFocusOnAnswer } from './use-focus-on-answer.ts'

interface ErrorSummaryProps {
  fields: readonly FormField[]
  refusal: Outcome | undefined
  words: FormWords
  /** Several on one page need ids of their own, and none of them the focus. */
  prefix?: string
}

/** Everything that kept a form from being taken, each leading to its field; it has the focus when it appears. */
export function ErrorSummary({ fields, refusal, words, prefix = '' }: ErrorSummaryProps) {
  const id = `${prefix}problem`
  const panel = useFocusOnAnswer<HTMLDivElement>(fields)
  return (
    <div
      className={styles.summary}
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      role="group"
      // What has gone wrong is the first thing to know, also where no script moves the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={prefix === ''}
    >
      <h2 className={styles.summaryTitle} id={id}>
        {refusal?.title ?? words.problem}
      </h2>
      {refusal?.text && <p>{refusal.text}</p>}
      {refusal?.way && (
        <p className={styles.way}>
          <ButtonLink to={refusal.way.to}>{refusal.way.text}</ButtonLink>
        </p>
      )}
      <ul className={styles.faults}>
        {fields.map(
          (field) =>
            field.fault && (
              <li key={field.name}>
                <a className={styles.toFault} href={`#${fieldId(field, prefix)}`}>
                  {field.fault}
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
