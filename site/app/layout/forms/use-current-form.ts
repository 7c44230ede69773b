import { useMemo, useState } from 'react'
import type { FormView } from '../../components/form/form-view.ts'
import type { SubmittedForm } from './send-form.ts'

/** A form as it was last answered; until then as the page had it first, whatever the page learns meanwhile. */
export function useCurrentForm(first: FormView, answer: SubmittedForm | undefined): FormView {
  const [kept, keep] = useState(first)
  const shown = answer?.form ?? kept
  if (shown !== kept) keep(shown)
  return useMemo(
    () => (answer !== undefined && answer.form === undefined ? notSent(kept) : shown),
    [answer, kept, shown],
  )
}

/** Without the faults of before: they may be mended already. */
function notSent({ done: _, ...form }: FormView): FormView {
  const fields = form.fields.map(({ fault, ...field }) => field)
  return { ...form, fields, refusal: form.words.failed }
}
