import { newsletterForm } from '@promenade/domain/submissions/forms'
import type { Visit } from '../../content/visit.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { consentTo } from '../../wording/forms/consent.server.ts'
import type { Submission } from '../../wording/forms/submit-form.server.ts'

/** Signing up for the newsletter (specification §5). */
export function newsletterSubmission(visit: Visit): Submission<typeof newsletterForm> {
  const { fields, newsletter: words } = formMessagesIn(visit.locale)
  const isOwn = visit.offers.newsletter === 'own'
  const { wording, given } = consentTo(words.consent, visit)
  return {
    rules: newsletterForm,
    fields: [
      { kind: 'line', name: 'first_name', label: fields.firstName, autoComplete: 'given-name' },
      { kind: 'line', name: 'last_name', label: fields.lastName, autoComplete: 'family-name' },
      {
        kind: 'line',
        name: 'email',
        label: fields.email,
        ...(isOwn && { hint: words.emailHint }),
        type: 'email',
        autoComplete: 'email',
      },
      { kind: 'box', name: 'agree', label: wording, missing: words.consentMissing },
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
