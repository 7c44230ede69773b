import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { FormView } from '../../components/form/form-view.ts'

/** Action data of a form; `form` is undefined after a network failure. */
export type SubmittedForm = FormResult | { readonly form: undefined }

interface FormResult {
  readonly form: FormView
}

/**
 * A route's `clientAction`: reports a failed or invalid response in the form, instead of replacing the page and losing
 * the input.
 */
export async function sendForm({
  serverAction,
}: {
  serverAction: () => Promise<FormResult>
}): Promise<SubmittedForm> {
  try {
    return await serverAction()
  } catch (error) {
    // Redirects are thrown responses too.
    if (error instanceof Response) throw error
    // A new object for each failure, so that the form notices a repeated one.
    return { form: undefined }
  }
}

/**
 * A route's `shouldRevalidate`: after a submission the action data is enough. Revalidating would reload a tab of an
 * older build and lose the outcome.
 */
export function skipRevalidation({
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // A redirect has no action result.
  return formMethod === 'POST' && actionResult !== undefined ? false : defaultShouldRevalidate
}
