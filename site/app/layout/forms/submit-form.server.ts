import { checkForm, type Form, type FormValue } from '@promenade/domain/forms/form'
import { createContext, data, type RouterContextProvider } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import type { FormMessages } from '../../messages/forms/en.ts'
import { resultPrefix } from '../../components/form/result-title.ts'
import type { FormView, Outcome } from '../../components/form/form-view.ts'
import { type AnyResult, stampField, type Visitor, sessionContext } from '../../session-context.ts'
import type { PageHead } from '../../presenters/page-head.server.ts'
import type { FormDefinition } from '../../presenters/forms/form-definition.ts'
import { type FieldIssue, formView } from '../../presenters/forms/form-view.server.ts'

/** How a valid form is processed. */
export interface Submission<Rules extends Form> extends FormDefinition<Rules> {
  readonly call: (value: FormValue<Rules>, visitor: Visitor, form: FormData) => Promise<SubmissionResult>
  /** The message after success. */
  readonly done: (value: FormValue<Rules>) => Outcome
  /** Messages by the platform's reason; other refusals are failures. */
  readonly refused?: Readonly<Record<string, (value: FormValue<Rules>) => Outcome>>
  /** A button without fields or stamp; a link secret or the session authorises it. */
  readonly isButton?: true
}

type SubmissionResult =
  | AnyResult
  | { readonly kind: 'faulty'; readonly issues: readonly FieldIssue[] }
  /** The photo cannot be processed now; seconds until the next attempt. */
  | { readonly kind: 'busy'; readonly retryAfter: number }

interface Sending {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** Response of a form's action: the form with its outcome. */
export type FormResponse = ReturnType<typeof respondWith>

/** Validates a form, submits it, and responds with the form and its outcome. */
export async function submitForm<Rules extends Form>(
  { request, context }: Sending,
  submission: Submission<Rules>,
): Promise<FormResponse> {
  const page = context.get(pageContext)
  const visitor = context.get(sessionContext)
  const form = await request.formData()
  const readValue = (field: string) => textOf(form, field)
  const stampState = submission.isButton ? 'valid' : visitor.checkStamp(form)
  // The form keeps its stamp, unless that was not accepted.
  const stamp = stampState === 'valid' ? readValue(stampField) : undefined
  const viewOf = (issues?: readonly FieldIssue[]) => formView(page, submission, { readValue, issues, stamp })
  const respond = (view: FormView, init: ResponseInit) => {
    context.set(titlePrefixContext, resultPrefix(view))
    return respondWith(view, init)
  }
  const refuse = ({ status, headers = {}, ...view }: FormRefusal) =>
    respond({ ...viewOf(view.issues), ...(view.refusal && { refusal: view.refusal }) }, { status, headers })

  const checked = checkForm(submission.rules, readValue)
  const words = formMessagesIn(page.locale).form
  if (!checked.isValid) return refuse({ status: 422, issues: checked.issues })
  if (stampState !== 'valid') return refuse({ status: 422, refusal: { title: words.again } })
  const { value } = checked
  const result = await submission.call(value, visitor, form)
  if (result.kind === 'done') return respond({ ...viewOf(), done: submission.done(value) }, { status: 200 })
  if (result.kind === 'faulty') return refuse({ status: 422, issues: result.issues })
  if (result.kind === 'busy')
    return refuse({
      status: 503,
      refusal: { title: words.photoBusyTitle, text: words.photoBusy },
      headers: { 'Retry-After': String(result.retryAfter) },
    })
  const refusalOf = result.kind === 'refused' ? outcomeOf(result.reason, submission) : undefined
  return refuse(
    refusalOf === undefined
      ? failureOf(result, words)
      : { status: refusedStatus(result), refusal: refusalOf(value) },
  )
}

/** The reason comes from the platform: own properties only. */
function outcomeOf<Rules extends Form>(reason = '', { refused = {} }: Submission<Rules>) {
  return Object.hasOwn(refused, reason) ? refused[reason] : undefined
}

function refusedStatus(result: AnyResult): number {
  const reason = result.kind === 'refused' ? result.reason : undefined
  if (reason === 'malformed') return 400
  if (reason === 'used-up') return 410
  return reason === 'unknown' ? 404 : 409
}

interface FormRefusal {
  readonly status: number
  readonly issues?: readonly FieldIssue[]
  readonly refusal?: Outcome
  readonly headers?: Readonly<Record<string, string>>
}

/** The message for a valid form whose submission failed. */
function failureOf(result: AnyResult, words: FormMessages['form']): FormRefusal {
  if (result.kind !== 'limited')
    return { status: 503, refusal: { title: words.failedTitle, text: words.failed } }
  return {
    status: 429,
    refusal: { title: words.tooOften(Math.ceil(result.retryAfter / 60)) },
    headers: { 'Retry-After': String(result.retryAfter) },
  }
}

/** Set by actions for the loader, which makes the page title. */
const titlePrefixContext = createContext('')

/** The head of a page with a form: the outcome is the start of its title. */
export function formHead(context: Readonly<RouterContextProvider>, head: PageHead): PageHead {
  return { ...head, title: context.get(titlePrefixContext) + head.title }
}

function respondWith(form: FormView, init: ResponseInit) {
  return data({ form }, init)
}

function textOf(form: FormData, field: string): string | undefined {
  const value = form.get(field)
  return typeof value === 'string' ? value : undefined
}
