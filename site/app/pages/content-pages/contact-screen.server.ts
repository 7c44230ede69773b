import { findPage } from '@promenade/contract/pages'
import type { Visit } from '../../content/visit.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { addressLines } from '../../wording/address-lines.ts'
import { formView } from '../../wording/forms/form-view.server.ts'
import { hoursLines, todaysHoursText } from '../../wording/hours-lines.server.ts'
import { pageHead } from '../../wording/page-head.server.ts'
import { phoneLink } from '../../wording/phone-link.server.ts'
import { wordingFor } from '../../wording/wording.server.ts'
import { contactSubmission } from './contact-form.server.ts'
import { contentScreen } from './content-screen.server.ts'

/** What `/contact-us` shows: a form, whom to ask for what, where the centre is and when it is open. */
export function contactScreen(visit: Visit) {
  const { content } = visit
  const wording = wordingFor(visit)
  const { nav } = wording.messages
  const page = contentScreen(visit, 'contact-us')
  const {
    formTitle,
    people,
    visit: visitTitle,
    allHours,
    directions,
    onTheMap,
  } = formMessagesIn(visit.locale).contact
  const { address, phone, email } = content.property
  const ways = findPage(content.pages, 'directions-and-parking') !== undefined
  return {
    head: page?.head ?? pageHead(visit, { title: nav.contact }),
    title: page?.title ?? nav.contact,
    titleLang: page?.titleLang,
    banner: page?.banner,
    text: page?.text ?? [],
    bodyLang: page?.bodyLang,
    people: page?.subpages ?? [],
    words: { formTitle, people, visit: visitTitle },
    form: visit.offers.contact ? formView(visit, contactSubmission(visit)) : undefined,
    address: addressLines(address),
    phone: phoneLink(phone, visit),
    email,
    hours: hoursLines(content.hours, wording),
    today: todaysHoursText(content.hours, wording),
    ways: [
      { to: wording.href('/hours'), text: allHours },
      { to: wording.href('/map'), text: onTheMap },
      ...(ways ? [{ to: wording.href('/pages/directions-and-parking'), text: directions }] : []),
    ],
  }
}

export type ContactScreen = ReturnType<typeof contactScreen>
