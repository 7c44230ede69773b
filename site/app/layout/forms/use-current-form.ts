import { useMemo, useState } from 'react'
import type { FormView } from '../../components/form/form-view.ts'
import type { SubmittedForm } from './send-form.ts'

/** The form of the last response, else the one first rendered; revalidated loader data does not replace it. */
export function useCurrentForm(first: FormView, answer: SubmittedForm | undefined): FormView {
  const [kept, keep] = useState(first)
  const shown = answer?.form ?? kept
  if (shown !== kept) keep(shown)
  return useMemo(
    () => (answer !== undefined && answer.form === undefined ? notSent(kept) : shown),
    [answer, kept, shown],
  )
}

/** Drops old errors, which the visitor may have corrected. */
function notSent({ done: _, ...form }: FormView): FormView {
  const fields = form.fields.map(({ fault, ...field }) => field)
  return { ...form, fields, refusal: form.words.failed }
}
