import { formMessagesIn } from '../../messages/messages-in.server.ts'
import type { PageContext } from '../../page-context.ts'
import { formView } from '../../presenters/forms/form-view.server.ts'
import { hasMap } from '../../presenters/has-map.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { reportSubmission } from './report-form.server.ts'
import { findSubject } from './report-subject.server.ts'

/** `/report`: the form about one record; without such a record, where to begin. Undefined if no reports are taken. */
export function reportScreen(context: PageContext, about: string | null) {
  if (!context.features.reports) return undefined
  const { report: words, lang } = formMessagesIn(context.locale)
  const { messages, content, href } = context
  const reported = findSubject(context, about)
  const title = reported ? words.title : words.unknownTitle
  const head = pageHead(context, { title, noindex: true })
  const shared = { title, words: { about: words.about, ...(lang && { lang }) } }
  if (reported === undefined)
    return {
      ...shared,
      head,
      intro: words.unknownText(words.link),
      subject: undefined,
      form: undefined,
      links: [
        { to: href('/stores'), text: messages.directory.title },
        { to: href('/hours'), text: messages.hours.title },
        { to: href('/events-and-news'), text: messages.events.title },
        ...(hasMap(content) ? [{ to: href('/map'), text: messages.map.title }] : []),
      ],
    }
  const { name, nameLang, to } = reported
  return {
    ...shared,
    head: { ...head, title: `${name} · ${head.title}` },
    intro: words.intro,
    subject: { name, lang: nameLang, to },
    form: formView(context, reportSubmission(reported, context)),
    links: [],
  }
}
