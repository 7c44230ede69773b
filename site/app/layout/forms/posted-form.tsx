import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '../../components/button/button.tsx'
import { answeredPrefix, isRefused } from '../../components/form/result-title.ts'
import { ErrorSummary } from '../../components/form/error-summary.tsx'
import { FormFields } from '../../components/form/form-fields.tsx'
import type { FormView } from '../../components/form/form-view.ts'
import { DonePanel } from '../../components/form/done-panel.tsx'
import { stampField, trapField } from '../../session-context.ts'
import type { SentForm } from './send-form.ts'
import styles from './posted-form.module.css'
import { useShownForm } from './use-shown-form.ts'
import { useTitlePrefix } from './use-title-prefix.ts'

interface PostedFormProps {
  form: FormView
  /** What the page's action answered. */
  answer: SentForm | undefined
  /** It stays where it is when it was taken: what it says can be changed again. */
  stays?: boolean
}

/** A form of the page, which the page itself answers; another page has another form. */
export function PostedForm(props: PostedFormProps) {
  const { pathname } = useLocation()
  return <FormOfPage key={pathname} {...props} />
}

function FormOfPage({ form: first, answer, stays = false }: PostedFormProps) {
  const form = useShownForm(first, answer)
  const { done, refusal, fields, lang } = form
  useTitlePrefix(answeredPrefix(form))
  return (
    <>
      {done && <DonePanel outcome={done} lang={lang} />}
      {isRefused(form) && <ErrorSummary fields={fields} refusal={refusal} words={form.words} lang={lang} />}
      {(!done || stays) && !refusal?.way && <Fields form={form} />}
    </>
  )
}

function Fields({ form: { fields, stamp, submit, sending, words, lang } }: { form: FormView }) {
  const isBusy = useIsBusy()
  const takesFile = fields.some(({ kind }) => kind === 'file')
  return (
    <Form
      className={styles.form}
      lang={lang}
      method="post"
      encType={takesFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      noValidate
      preventScrollReset
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name={stampField} value={stamp} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={trapField}>{words.trap}</label>
        <input id={trapField} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <FormFields fields={fields} words={words} />
      <div>
        <Button isBusy={isBusy}>{isBusy ? sending : submit}</Button>
      </div>
    </Form>
  )
}

function useIsBusy(): boolean {
  const { pathname } = useLocation()
  const { state, formMethod, formAction } = useNavigation()
  return state === 'submitting' && formMethod === 'POST' && formAction?.split('?', 1)[0] === pathname
}
