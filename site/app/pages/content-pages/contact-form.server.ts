import { contactForm } from '@promenade/domain/forms/forms'
import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { inputsOf } from '../../presenters/forms/inputs-of.ts'
import type { Submission } from '../../layout/forms/submit-form.server.ts'

/** The message to the centre (specification §5). */
export function contactSubmission(context: PageContext): Submission<typeof contactForm> {
  const { fields, contact: words } = formMessagesIn(context.locale)
  return {
    rules: contactForm,
    fields: inputsOf(contactForm, fields, { email: words.emailHint }),
    submit: words.send,
    call: (value, visitor, form) =>
      visitor.call('contact_message', { ...value, page: context.href(context.path) }, form),
    done: () => ({ title: words.thanks, text: words.received }),
  }
}
