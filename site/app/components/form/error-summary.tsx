import { ResultPanel } from './result-panel.tsx'
import { FaultText } from './fault-text.tsx'
import { fieldId } from './field-frame.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './form.module.css'
import type { Field, FormWords, Outcome } from './form-view.ts'

interface ErrorSummaryProps {
  fields: readonly Field[]
  refusal?: Outcome | undefined
  words: FormWords
  /** Forms of one page need distinct ids; only the default gets the focus. */
  prefix?: string
  lang?: string | undefined
}

/** All errors of a submitted form with links to their fields; takes the focus. */
export function ErrorSummary({ fields, refusal, words, prefix = '', lang }: ErrorSummaryProps) {
  const id = `${prefix}problem`
  const heading = (
    <h2 className={styles.summaryTitle} id={id}>
      {refusal?.title ?? words.problem}
    </h2>
  )
  return (
    <ResultPanel
      id={id}
      className={`${primitives.panel} ${styles.summary}`}
      result={fields}
      isOneOfSeveral={prefix !== ''}
      heading={heading}
      outcome={refusal ?? {}}
      lang={lang}
    >
      <ul className={styles.faults}>
        {fields.map(
          (field) =>
            field.fault && (
              <li key={field.name}>
                <a className={`${primitives.emphasis} ${styles.toFault}`} href={`#${fieldId(field, prefix)}`}>
                  <FaultText field={field} />
                </a>
              </li>
            ),
        )}
      </ul>
    </ResultPanel>
  )
}
