import { ResultPanel } from './result-panel.tsx'
import { FaultText } from './fault-text.tsx'
import { fieldId } from './field-frame.tsx'
import styles from './form.module.css'
import type { Field, FormWords, Outcome } from './form-view.ts'

interface ErrorSummaryProps {
  fields: readonly Field[]
  refusal?: Outcome | undefined
  words: FormWords
  /** Forms of one page need distinct ids; only the default gets the focus. */
  prefix?: string
}

/** All errors of a submitted form with links to their fields; takes the focus. */
export function ErrorSummary({ fields, refusal, words, prefix = '' }: ErrorSummaryProps) {
  const id = `${prefix}problem`
  const heading = (
    <h2 className={styles.summaryTitle} id={id}>
      {refusal?.title ?? words.problem}
    </h2>
  )
  return (
    <ResultPanel
      id={id}
      className={styles.summary}
      result={fields}
      isOneOfSeveral={prefix !== ''}
      heading={heading}
      outcome={refusal ?? {}}
    >
      <ul className={styles.faults}>
        {fields.map(
          (field) =>
            field.fault && (
              <li key={field.name}>
                <a className={styles.toFault} href={`#${fieldId(field, prefix)}`}>
                  <FaultText field={field} />
                </a>
              </li>
            ),
        )}
      </ul>
    </ResultPanel>
  )
}
