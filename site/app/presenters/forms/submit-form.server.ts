import { checkForm, type FormValue } from '@promenade/domain/forms/form'
import { createContext, data, type RouterContextProvider } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import type { FormMessages } from '../../messages/forms/en.ts'
import { resultPrefix } from '../../components/form/result-title.ts'
import type { FormView, Outcome } from '../../components/form/form-view.ts'
import { type AnyResult, stampField, type Visitor, sessionContext } from '../../session-context.ts'
import type { PageHead } from '../page-head.server.ts'
import type { FormDraft, FormRules } from './form-draft.ts'
import { type FieldIssue, formView } from './form-view.server.ts'

/** What becomes of a form that is sound. */
export interface Submission<Rules extends FormRules> extends FormDraft<Rules> {
  readonly call: (value: FormValue<Rules>, visitor: Visitor, form: FormData) => Promise<SubmissionResult>
  /** What is said when it was taken. */
  readonly done: (value: FormValue<Rules>) => Outcome
  /** What is said when the platform does not do it, by its reason; anything else is a failure. */
  readonly refused?: Readonly<Record<string, (value: FormValue<Rules>) => Outcome>>
  /** A single button, that asks for nothing: whoever presses it has the secret of a link, or is logged in. */
  readonly isButton?: true
}

type SubmissionResult =
  | AnyResult
  | { readonly kind: 'faulty'; readonly issues: readonly FieldIssue[] }
  /** There is no room for its photo now; seconds until it may be sent again. */
  | { readonly kind: 'busy'; readonly retryAfter: number }

interface Sending {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** What the action of a form answers: the form again, with what became of it. */
export type FormResponse = ReturnType<typeof answerWith>

/** Reads a form, sends what it says, and answers with the form as it is to be shown then. */
export async function submitForm<Rules extends FormRules>(
  { request, context }: Sending,
  submission: Submission<Rules>,
): Promise<FormResponse> {
  const page = context.get(pageContext)
  const visitor = context.get(sessionContext)
  const form = await request.formData()
  const filled = (field: string) => textOf(form, field)
  const judgement = submission.isButton ? 'sound' : visitor.judge(form)
  // Whoever is shown the form again goes on from the page they had, unless that is too old to be taken.
  const stamp = judgement === 'sound' ? filled(stampField) : undefined
  const shown = (issues?: readonly FieldIssue[]) => formView(page, submission, { filled, issues, stamp })
  const answer = (view: FormView, init: ResponseInit) => {
    context.set(titlePrefixContext, resultPrefix(view))
    return answerWith(view, init)
  }
  const refuse = ({ status, headers = {}, ...view }: Refusal) =>
    answer({ ...shown(view.issues), ...(view.refusal && { refusal: view.refusal }) }, { status, headers })

  const checked = checkForm(submission.rules, filled)
  const words = formMessagesIn(page.locale).form
  if (!checked.isSound) return refuse({ status: 422, issues: checked.issues })
  if (judgement !== 'sound') return refuse({ status: 422, refusal: { title: words.again } })
  const { value } = checked
  const result = await submission.call(value, visitor, form)
  if (result.kind === 'done') return answer({ ...shown(), done: submission.done(value) }, { status: 200 })
  if (result.kind === 'faulty') return refuse({ status: 422, issues: result.issues })
  if (result.kind === 'busy')
    return refuse({
      status: 503,
      refusal: { title: words.photoBusyTitle, text: words.photoBusy },
      headers: { 'Retry-After': String(result.retryAfter) },
    })
  const known = result.kind === 'refused' ? outcomeOf(result.reason, submission) : undefined
  return refuse(
    known === undefined ? failureOf(result, words) : { status: refusedStatus(result), refusal: known(value) },
  )
}

/** The reason is a word that comes over the wire. */
function outcomeOf<Rules extends FormRules>(reason = '', { refused = {} }: Submission<Rules>) {
  return Object.hasOwn(refused, reason) ? refused[reason] : undefined
}

function refusedStatus(result: AnyResult): number {
  const reason = result.kind === 'refused' ? result.reason : undefined
  if (reason === 'malformed') return 400
  if (reason === 'used-up') return 410
  return reason === 'unknown' ? 404 : 409
}

interface Refusal {
  readonly status: number
  readonly issues?: readonly FieldIssue[]
  readonly refusal?: Outcome
  readonly headers?: Readonly<Record<string, string>>
}

/** What is said of a form that nothing was wrong with, and that is not known to have been taken. */
function failureOf(result: AnyResult, words: FormMessages['form']): Refusal {
  if (result.kind !== 'limited')
    return { status: 503, refusal: { title: words.failedTitle, text: words.failed } }
  return {
    status: 429,
    refusal: { title: words.tooOften(Math.ceil(result.retryAfter / 60)) },
    headers: { 'Retry-After': String(result.retryAfter) },
  }
}

/** Set where a form was answered, for the loader that gives the page its title. */
const titlePrefixContext = createContext('')

/** The head of a page with a form: its title begins with what became of the form. */
export function formHead(context: Readonly<RouterContextProvider>, head: PageHead): PageHead {
  return { ...head, title: context.get(titlePrefixContext) + head.title }
}

function answerWith(form: FormView, init: ResponseInit) {
  return data({ form }, init)
}

function textOf(form: FormData, field: string): string | undefined {
  const value = form.get(field)
  return typeof value === 'string' ? value : undefined
}
