import { useEffect, useMemo, useRef, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '../../components/button/button.tsx'
import { resultPrefix, isRefused } from '../../components/form/result-title.ts'
import { ErrorSummary } from '../../components/form/error-summary.tsx'
import { FormFields } from '../../components/form/form-fields.tsx'
import type { FormView } from '../../components/form/form-view.ts'
import { DonePanel } from '../../components/form/done-panel.tsx'
import { stampField, trapField } from '../../session-context.ts'
import type { SubmittedForm } from './send-form.ts'
import primitives from '../../theme/primitives.module.css'
import screenReader from '../../components/screen-reader/screen-reader.module.css'
import styles from './posted-form.module.css'

interface PostedFormProps {
  form: FormView
  /** The data of the page's action. */
  result: SubmittedForm | undefined
  /** True if the form remains after success, as for a profile. */
  staysOpen?: boolean
}

/** A form that posts to its own page. The key resets it on another page. */
export function PostedForm(props: PostedFormProps) {
  const { pathname } = useLocation()
  return <FormOfPage key={pathname} {...props} />
}

function FormOfPage({ form: first, result, staysOpen = false }: PostedFormProps) {
  const form = useCurrentForm(first, result)
  const { done, refusal, fields, lang } = form
  useTitlePrefix(resultPrefix(form))
  return (
    <>
      {done && <DonePanel outcome={done} lang={lang} />}
      {isRefused(form) && <ErrorSummary fields={fields} refusal={refusal} words={form.words} lang={lang} />}
      {(!done || staysOpen) && !refusal?.link && <Fields form={form} />}
    </>
  )
}

function Fields({ form: { fields, stamp, submit, sending, words, lang } }: { form: FormView }) {
  const isBusy = useIsBusy()
  const takesFile = fields.some(({ kind }) => kind === 'file')
  return (
    <Form
      className={`${primitives.measure} ${styles.form} ${primitives.onScreen}`}
      lang={lang}
      method="post"
      encType={takesFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      noValidate
      preventScrollReset
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name={stampField} value={stamp} />
      {/* For bots that fill in every field. */}
      <div className={screenReader.only} aria-hidden="true">
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

/** The form of the last response, else the one first rendered; revalidated loader data does not replace it. */
function useCurrentForm(first: FormView, result: SubmittedForm | undefined): FormView {
  const [current, setCurrent] = useState(first)
  const latest = result?.form ?? current
  if (latest !== current) setCurrent(latest)
  return useMemo(
    () => (result !== undefined && result.form === undefined ? withFailure(current) : latest),
    [result, current, latest],
  )
}

/** Drops old errors, which the visitor may have corrected. */
function withFailure({ done: _, ...form }: FormView): FormView {
  const fields = form.fields.map(({ fault, ...field }) => field)
  return { ...form, fields, refusal: form.words.failed }
}

/** Prefixes the document title as the server would, when only the form of a page changed. */
function useTitlePrefix(prefix: string): void {
  // The initial prefix: a server-rendered outcome has it in its title.
  const applied = useRef(prefix)
  useEffect(() => {
    const before = applied.current
    const { title } = document
    const bare = title.startsWith(before) ? title.slice(before.length) : title
    document.title = prefix + bare
    applied.current = prefix
    return () => {
      // The title may belong to the next page already.
      if (document.title === prefix + bare) document.title = bare
      applied.current = ''
    }
  }, [prefix])
}
