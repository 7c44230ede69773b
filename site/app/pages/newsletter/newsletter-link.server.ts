import { isLinkSecret } from '@promenade/domain/forms/link-secret'
import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { formView } from '../../presenters/forms/form-view.server.ts'
import { malformedSecret, unknownLink } from '../../presenters/forms/link-secret.server.ts'
import type { Submission } from '../../layout/forms/submit-form.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'

/** The page of a link in a newsletter mail: a button, because mail scanners open links too. */
export function newsletterLinkScreen(context: PageContext, token: string) {
  const words = formMessagesIn(context.locale).newsletter
  const isConfirming = context.path === '/newsletter/confirm'
  const title = isConfirming ? words.confirmTitle : words.leaveTitle
  const intro = isConfirming ? words.confirmIntro : words.leaveIntro
  const head = pageHead(context, { title, description: intro, noindex: true })
  const form = formView(context, newsletterLinkSubmission(context, token))
  if (isLinkSecret(token)) return { head, title, intro, form }
  return { head, title, form: { ...form, refusal: unknownLink(context, toNewsletter(context)) } }
}

function toNewsletter(context: PageContext) {
  return {
    to: context.href('/newsletter'),
    text: formMessagesIn(context.locale).newsletter.toNewsletter,
  }
}

export function newsletterLinkSubmission(
  context: PageContext,
  token: string,
): Submission<Record<string, never>> {
  const words = formMessagesIn(context.locale).newsletter
  const isConfirming = context.path === '/newsletter/confirm'
  const toHome = { to: context.href('/'), text: words.toHome }
  const unknown = () => unknownLink(context, toNewsletter(context))
  return {
    isButton: true,
    rules: {},
    fields: [],
    submit: isConfirming ? words.confirm : words.leave,
    call: async (_value, visitor) =>
      isLinkSecret(token)
        ? visitor.call(isConfirming ? 'newsletter_confirm' : 'newsletter_unsubscribe', { token })
        : malformedSecret,
    done: () =>
      isConfirming
        ? { title: words.confirmed, text: words.confirmedText, link: toHome }
        : { title: words.left, text: words.leftText, link: toHome },
    refused: {
      'used-up': () => ({ title: words.usedUpTitle, text: words.usedUpText, link: toNewsletter(context) }),
      unknown,
      malformed: unknown,
    },
  }
}
