import { newsletterFields, newsletterForm } from '@promenade/domain/forms/forms'
import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { consentTo } from '../../presenters/forms/consent.server.ts'
import { inputsOf } from '../../presenters/forms/inputs-of.ts'
import type { Submission } from '../../layout/forms/submit-form.server.ts'

/** The newsletter subscription (specification §5). */
export function newsletterSubmission(context: PageContext): Submission<typeof newsletterForm> {
  const { fields, newsletter: words } = formMessagesIn(context.locale)
  const isOwn = context.features.newsletter === 'own'
  const { wording, given } = consentTo(words.consent, context)
  return {
    rules: newsletterForm,
    fields: [
      ...inputsOf(newsletterFields, fields, { email: isOwn ? words.emailHint : undefined }),
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
