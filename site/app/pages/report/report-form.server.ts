import { reportFields, reportForm } from '@promenade/domain/forms/forms'
import { formatSubject, needsMessage, problemsOf } from '@promenade/domain/forms/report-subject'
import type { Submission } from '../../layout/forms/submit-form.server.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import type { PageContext } from '../../page-context.ts'
import { inputsOf } from '../../presenters/forms/inputs-of.ts'
import type { ReportedSubject } from './report-subject.server.ts'

const noMessage = { kind: 'faulty', issues: [{ field: 'message', problem: { kind: 'missing' } }] } as const

/** A visitor's report that something is wrong. */
export function reportSubmission(
  { subject, to }: ReportedSubject,
  context: PageContext,
): Submission<typeof reportForm> {
  const { fields, report: words } = formMessagesIn(context.locale)
  const back = { to, text: words.back }
  const labels = { message: words.message, email: fields.email }
  return {
    rules: reportForm,
    fields: [
      {
        kind: 'select',
        name: 'problem',
        label: words.problem,
        missing: words.problemMissing,
        options: [
          { value: '', text: words.choose },
          ...problemsOf(subject).map((problem) => ({ value: problem, text: words.problems[problem] })),
        ],
      },
      ...inputsOf(reportFields, labels, { message: words.messageHint, email: words.emailHint }),
    ],
    submit: words.send,
    call: async (value, visitor, form) =>
      needsMessage(value.problem) && value.message === undefined
        ? noMessage
        : visitor.call('visitor_report', { ...value, about: formatSubject(subject) }, form),
    done: ({ email }) => ({
      title: words.thanks,
      text: email === undefined ? words.received : words.receivedFrom(email),
      link: back,
    }),
    refused: { unknown: () => ({ title: words.goneTitle, text: words.goneText }) },
  }
}
