import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { FormView } from '../../components/form/form-view.ts'

/** What became of a form: as it was answered, or nothing that is known. */
export type SubmittedForm = FormResult | { readonly form: undefined }

interface FormResult {
  readonly form: FormView
}

/**
 * A route's `clientAction`: what can't be sent, or comes back as no answer of ours, is told to the form instead of
 * taking the page, and with it everything typed, away.
 */
export async function sendForm({
  serverAction,
}: {
  serverAction: () => Promise<FormResult>
}): Promise<SubmittedForm> {
  try {
    return await serverAction()
  } catch (error) {
    // A redirect comes this way too.
    if (error instanceof Response) throw error
    // A new object each time: the form tells one failure from the next by it.
    return { form: undefined }
  }
}

/**
 * A route's `shouldRevalidate`: the answer to its form is all there is to learn. Asking for the page again would take
 * that answer away from a tab that is older than the site's present build, since such a tab is loaded anew.
 */
export function skipRevalidation({
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // An action that leads elsewhere, or to the page as it is now, has no result.
  return formMethod === 'POST' && actionResult !== undefined ? false : defaultShouldRevalidate
}
