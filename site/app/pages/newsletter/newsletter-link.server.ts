import type { Visit } from '../../content/visit.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { formView } from '../../wording/forms/form-view.server.ts'
import type { Submission } from '../../wording/forms/submit-form.server.ts'
import { pageHead } from '../../wording/page-head.server.ts'
import { wordingFor } from '../../wording/wording.server.ts'

/** What a link of the newsletter's mail shows: a button, for programs that look into mail open its links too. */
export function newsletterLinkScreen(visit: Visit) {
  const words = formMessagesIn(visit.locale).newsletter
  const isConfirming = visit.path === '/newsletter/confirm'
  const title = isConfirming ? words.confirmTitle : words.leaveTitle
  const intro = isConfirming ? words.confirmIntro : words.leaveIntro
  return {
    head: pageHead(visit, { title, description: intro, noindex: true }),
    title,
    intro,
    form: formView(visit, newsletterLinkSubmission(visit, '')),
  }
}

export function newsletterLinkSubmission(visit: Visit, token: string): Submission<Record<string, never>> {
  const words = formMessagesIn(visit.locale).newsletter
  const isConfirming = visit.path === '/newsletter/confirm'
  const { href } = wordingFor(visit)
  const toNewsletter = { to: href('/newsletter'), text: words.toNewsletter }
  const toHome = { to: href('/'), text: words.toHome }
  return {
    isButton: true,
    rules: {},
    fields: [],
    submit: isConfirming ? words.confirm : words.leave,
    call: (_value, visitor) =>
      visitor.call(isConfirming ? 'newsletter_confirm' : 'newsletter_unsubscribe', { token }),
    done: () =>
      isConfirming
        ? { title: words.confirmed, text: words.confirmedText, way: toHome }
        : { title: words.left, text: words.leftText, way: toHome },
    refused: {
      'used-up': () => ({ title: words.usedUpTitle, text: words.usedUpText, way: toNewsletter }),
      unknown: () => ({ title: words.unknownTitle, text: words.unknownText, way: toNewsletter }),
    },
  }
}
