import type { Form, ReadField, Issue } from '@promenade/domain/forms/form'
import type { Place, Stamp, Words } from '../page-parts.ts'
import type { FormMessages } from '../../messages/forms/en.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import type { FormField, FormView, FormWords } from '../../components/form/form-view.ts'
import type { FieldDefinition, FormDefinition } from './form-definition.ts'

interface SubmittedForm {
  readonly readValue: ReadField
  readonly stamp?: string | undefined
  readonly issues?: readonly FieldIssue[] | undefined
}

/** Errors of files are texts, since the domain does not know them. */
export type FieldIssue = Issue | { readonly field: string; readonly text: string }

/** A form for rendering, with its values and errors. */
export function formView<Rules extends Form>(
  context: Words & Place & Stamp,
  { fields, submit, sending }: FormDefinition<Rules>,
  { readValue, stamp, issues = [] }: SubmittedForm = { readValue: () => undefined },
): FormView {
  const messages = formMessagesIn(context.locale)
  return {
    ...(messages.lang && { lang: messages.lang }),
    fields: fields.map((field) => {
      const issue = issues.find((other) => other.field === field.name)
      const fault = issue && faultText(field, issue, context, messages)
      return { ...withValue(field, readValue(field.name)), ...(fault !== undefined && { fault }) }
    }),
    stamp: stamp ?? freshStamp(context),
    submit,
    sending: sending ?? messages.form.sending,
    words: formWords(messages),
  }
}

function freshStamp({ formStamp, path }: Place & Stamp): string {
  if (formStamp === undefined)
    throw new Error(`The form on ${path} needs a stamp: its route declares \`cache: 'hour'\` in its handle.`)
  return formStamp
}

function withValue({ missing: _, ...field }: FieldDefinition, text = ''): FormField {
  switch (field.kind) {
    case 'checkbox':
      return { ...field, isChecked: text !== '' }
    case 'file':
      return field
    default:
      return { ...field, value: text }
  }
}

function faultText(
  { missing }: FieldDefinition,
  issue: FieldIssue,
  { locale }: Words,
  { problems }: FormMessages,
): string {
  if ('text' in issue) return issue.text
  const { problem } = issue
  if (problem.kind === 'tooLong') return problems.tooLong(new Intl.NumberFormat(locale).format(problem.limit))
  if (problem.kind === 'missing') return missing ?? problems.missing
  return problems[problem.kind]
}

export function formWords({ form }: FormMessages): FormWords {
  const { problem, error, optional, trap, failedTitle, failed } = form
  return { problem, error, optional, trap, failed: { title: failedTitle, text: failed } }
}
