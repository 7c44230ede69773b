import { findPage } from '@promenade/contract/kinds/page/response'
import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { addressLines } from '../../presenters/address-lines.ts'
import { formView } from '../../presenters/forms/form-view.server.ts'
import { hoursLines, todaysHoursText } from '../../presenters/hours-lines.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { phoneLink } from '../../presenters/phone-link.server.ts'
import { contactSubmission } from './contact-form.server.ts'
import { contentScreen } from './content-screen.server.ts'
import { hasMap } from '../../presenters/has-map.ts'

/** `/contact-us`: a form, contacts by topic, address and hours. */
export function contactScreen(context: PageContext) {
  const { content } = context
  const { nav } = context.messages
  const page = contentScreen(context, 'contact-us')
  const messages = formMessagesIn(context.locale)
  const { formTitle, people, visit: visitTitle, allHours, directions, onTheMap } = messages.contact
  const { address, phone, email } = content.property
  const links = findPage(content.pages, 'directions-and-parking') !== undefined
  return {
    head: page?.head ?? pageHead(context, { title: nav.contact }),
    title: page?.title ?? nav.contact,
    titleLang: page?.titleLang,
    banner: page?.banner,
    text: page?.text ?? [],
    bodyLang: page?.bodyLang,
    people: page?.subpages ?? [],
    words: {
      formTitle,
      people,
      visit: visitTitle,
      ...(messages.lang && { lang: messages.lang }),
    },
    form: context.features.contact ? formView(context, contactSubmission(context)) : undefined,
    address: addressLines(address),
    phone: phoneLink(phone, context),
    email,
    hours: hoursLines(content.hours, context),
    today: todaysHoursText(content.hours, context),
    links: [
      { to: context.href('/hours'), text: allHours },
      ...(hasMap(content) ? [{ to: context.href('/map'), text: onTheMap }] : []),
      ...(links ? [{ to: context.href('/pages/directions-and-parking'), text: directions }] : []),
    ],
  }
}

export type ContactScreen = ReturnType<typeof contactScreen>
