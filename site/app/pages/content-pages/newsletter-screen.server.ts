import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { formView } from '../../presenters/forms/form-view.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { contentScreen } from './content-screen.server.ts'
import { newsletterSubmission } from './newsletter-form.server.ts'

/** `/newsletter`: the mall's text and the subscription form. Undefined without both. */
export function newsletterScreen(context: PageContext) {
  const { newsletterTitle, newsletterText } = context.messages.home
  const page = contentScreen(context, 'newsletter')
  const hasForm = context.features.newsletter !== undefined
  if (!hasForm && page === undefined) return undefined
  return {
    head: page?.head ?? pageHead(context, { title: newsletterTitle, description: newsletterText }),
    title: page?.title ?? newsletterTitle,
    titleLang: page?.titleLang,
    banner: page?.banner,
    text: page?.text ?? [],
    bodyLang: page?.bodyLang,
    formTitle: formMessagesIn(context.locale).newsletter.formTitle,
    form: hasForm ? formView(context, newsletterSubmission(context)) : undefined,
  }
}
