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
      { kind: 'text', name: 'name', label: fields.fullName, autoComplete: 'name' },
      {
        kind: 'text',
        name: 'email',
        label: fields.email,
        hint: words.emailHint,
        type: 'email',
        autoComplete: 'email',
      },
      {
        kind: 'text',
        name: 'phone',
        label: fields.phone,
        type: 'tel',
        autoComplete: 'tel',
        isOptional: true,
      },
      { kind: 'text', name: 'subject', label: words.subject, isOptional: true },
      { kind: 'textarea', name: 'message', label: words.message },
    ],
    submit: words.send,
    call: (value, visitor, form) =>
      visitor.call('contact_message', { ...value, page: context.href(context.path) }, form),
    done: () => ({ title: words.thanks, text: words.received }),
  }
}
