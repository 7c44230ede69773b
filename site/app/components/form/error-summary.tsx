import { AnswerPanel } from './result-panel.tsx'
import { FaultText } from './fault-text.tsx'
import { fieldId } from './field-frame.tsx'
import styles from './form.module.css'
import type { Field, FormWords, Outcome } from './form-view.ts'

interface ErrorSummaryProps {
  fields: readonly Field[]
  refusal?: Outcome | undefined
  words: FormWords
  /** Several on one page need ids of their own, and none of them the focus. */
  prefix?: string
  lang?: string | undefined
}

/** Everything that kept a form from being taken, each leading to its field; it has the focus when it appears. */
export function ErrorSummary({ fields, refusal, words, prefix = '', lang }: ErrorSummaryProps) {
  const id = `${prefix}problem`
  const heading = (
    <h2 className={styles.summaryTitle} id={id}>
      {refusal?.title ?? words.problem}
    </h2>
  )
  return (
    <AnswerPanel
      id={id}
      className={styles.summary}
      answer={fields}
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
                <a className={styles.toFault} href={`#${fieldId(field, prefix)}`}>
                  <FaultText field={field} />
                </a>
              </li>
            ),
        )}
      </ul>
    </AnswerPanel>
  )
}
