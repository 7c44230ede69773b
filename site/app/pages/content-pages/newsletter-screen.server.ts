import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { formView } from '../../presenters/forms/form-view.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { wordingFor } from '../../presenters/wording.server.ts'
import { contentScreen } from './content-screen.server.ts'
import { newsletterSubmission } from './newsletter-form.server.ts'

/**
 * What `/newsletter` shows: what the mall says of its newsletter, and the way to get it. Undefined where there is
 * neither.
 */
export function newsletterScreen(visit: PageContext) {
  const { newsletterTitle, newsletterText } = wordingFor(visit).messages.home
  const page = contentScreen(visit, 'newsletter')
  const isOffered = visit.offers.newsletter !== undefined
  if (!isOffered && page === undefined) return undefined
  return {
    head: page?.head ?? pageHead(visit, { title: newsletterTitle, description: newsletterText }),
    title: page?.title ?? newsletterTitle,
    titleLang: page?.titleLang,
    banner: page?.banner,
    text: page?.text ?? [],
    bodyLang: page?.bodyLang,
    formTitle: formMessagesIn(visit.locale).newsletter.formTitle,
    form: isOffered ? formView(visit, newsletterSubmission(visit)) : undefined,
  }
}
