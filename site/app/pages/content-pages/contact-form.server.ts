import { contactForm } from '@promenade/domain/forms/forms'
import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import type { Submission } from '../../presenters/forms/submit-form.server.ts'

/** The message to the centre (specification §5). */
export function contactSubmission(context: PageContext): Submission<typeof contactForm> {
  const { fields, contact: words } = formMessagesIn(context.locale)
  return {
    rules: contactForm,
    fields: [
      { kind: 'line', name: 'name', label: fields.fullName, autoComplete: 'name' },
      {
        kind: 'line',
        name: 'email',
        label: fields.email,
        hint: words.emailHint,
        type: 'email',
        autoComplete: 'email',
      },
      {
        kind: 'line',
        name: 'phone',
        label: fields.phone,
        type: 'tel',
        autoComplete: 'tel',
        isOptional: true,
      },
      { kind: 'line', name: 'subject', label: words.subject, isOptional: true },
      { kind: 'lines', name: 'message', label: words.message },
    ],
    submit: words.send,
    call: (value, visitor, form) =>
      visitor.call('contact_message', { ...value, page: context.href(context.path) }, form),
    done: () => ({ title: words.thanks, text: words.received }),
  }
}
