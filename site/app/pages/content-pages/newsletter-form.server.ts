import { newsletterForm } from '@promenade/domain/forms/forms'
import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { consentTo } from '../../presenters/forms/consent.server.ts'
import type { Submission } from '../../presenters/forms/submit-form.server.ts'

/** The newsletter subscription (specification §5). */
export function newsletterSubmission(context: PageContext): Submission<typeof newsletterForm> {
  const { fields, newsletter: words } = formMessagesIn(context.locale)
  const isOwn = context.features.newsletter === 'own'
  const { wording, given } = consentTo(words.consent, context)
  return {
    rules: newsletterForm,
    fields: [
      { kind: 'text', name: 'first_name', label: fields.firstName, autoComplete: 'given-name' },
      { kind: 'text', name: 'last_name', label: fields.lastName, autoComplete: 'family-name' },
      {
        kind: 'text',
        name: 'email',
        label: fields.email,
        ...(isOwn && { hint: words.emailHint }),
        type: 'email',
        autoComplete: 'email',
      },
      { kind: 'checkbox', name: 'agree', label: wording, missing: words.consentMissing },
    ],
    submit: words.join,
    call: ({ agree: _, ...value }, visitor, form) =>
      visitor.call('newsletter_signup', { ...value, consent: given }, form),
    done: ({ email }) =>
      isOwn
        ? { title: words.checkMail, text: words.sentTo(email) }
        : { title: words.joined, text: words.joinedAs(email) },
  }
}
