import { formatSubject, type ReportSubject } from '@promenade/domain/forms/report-subject'
import type { PageContext } from '../page-context.ts'
import { formMessagesIn } from '../messages/messages-in.server.ts'

/** The link with which a visitor reports that something is wrong; undefined for a platform that takes no reports. */
export function reportLink(subject: ReportSubject, context: PageContext) {
  const page = reportPage(context)
  return page && { ...page, to: reportAddress(page.to, formatSubject(subject)) }
}

/** The page of the form and the text of links to it, to which the subject is added. */
export function reportPage({ features, locale, href }: PageContext) {
  if (!features.reports) return undefined
  const { report, lang } = formMessagesIn(locale)
  return { to: href('/report'), text: report.link, ...(lang && { lang }) }
}

function reportAddress(page: string, about: string): string {
  return `${page}?about=${encodeURIComponent(about).replaceAll('%2F', '/')}`
}
