import { titleOf } from '@promenade/contract/studio-api/document-title'
import type { SettledReports } from '@promenade/contract/studio-api/reports'
import { parseSubject } from '@promenade/domain/forms/report-subject'
import { defaultLocale, detailsOf, type Locale } from '@promenade/domain/locale/locale'
import type { Act } from '../../documents/revisions.ts'
import { getMall } from '../../mail/mall.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { siteLink } from '../../mail/site-link.ts'
import { reportMendedMail } from '../../mail/templates/report-mended.ts'
import { getProperty } from '../get-property.ts'
import { listReported, reportedPart } from './list-reports.ts'

/** A mail waits so long, in case of an undo. */
const undoMs = 10 * 60_000

/** The reports with these ids that nobody has decided yet. */
export async function settleReports(
  act: Act,
  { reports: ids, verdict }: SettledReports & { readonly verdict: 'mended' | 'not-so' },
): Promise<{ readonly mails: number; readonly sentAt?: string }> {
  const { transaction, propertyId, now, author } = act
  const settled = await transaction
    .updateTable('visitor_report')
    .set({ verdict, settled_at: now, settled_by: author?.name ?? null })
    .where('property_id', '=', propertyId)
    .where('id', 'in', ids)
    .where('verdict', 'is', null)
    .returning(['id', 'entry_id as entryId', 'about', 'email', 'locale', 'site_origin as origin'])
    .execute()
  const sentAt = new Date(now.getTime() + undoMs)
  let mails = 0
  for (const { email, ...report } of verdict === 'mended' ? settled : []) {
    if (email === null) continue
    const content = await writeMail(act, report)
    const mailId = await enqueueMail(transaction, {
      propertyId,
      kind: 'report-mended',
      recipient: email,
      content,
      now,
      notBefore: sentAt,
    })
    // The address is now in the mail alone.
    await transaction
      .updateTable('visitor_report')
      .set({ email: null, mail_id: mailId })
      .where('id', '=', report.id)
      .execute()
    mails++
  }
  return mails === 0 ? { mails } : { mails, sentAt: sentAt.toISOString() }
}

/** Takes a decision back. A mail that is not sent yet is removed, and its address is that of the report again. */
export async function reopenReports(
  { transaction, propertyId }: Act,
  { reports: ids }: SettledReports,
): Promise<void> {
  const rows = await transaction
    .updateTable('visitor_report')
    .set({ verdict: null, settled_at: null, settled_by: null })
    .where('property_id', '=', propertyId)
    .where('id', 'in', ids)
    .where('verdict', 'is not', null)
    .returning(['id', 'mail_id as mailId'])
    .execute()
  for (const { id, mailId } of rows) {
    if (mailId === null) continue
    const unsent = await transaction
      .deleteFrom('mail')
      .where('id', '=', mailId)
      .where('attempts', '=', 0)
      .where('sent_at', 'is', null)
      .returning('recipient')
      .executeTakeFirst()
    if (unsent === undefined) continue
    await transaction
      .updateTable('visitor_report')
      .set({ email: unsent.recipient })
      .where('id', '=', id)
      .execute()
  }
}

interface MailedReport {
  readonly entryId: number | null
  readonly about: string
  readonly locale: Locale
  readonly origin: string
}

async function writeMail(
  { transaction, propertyId, now }: Act,
  { entryId, about, locale, origin }: MailedReport,
) {
  const { timeZone } = await getProperty(transaction, propertyId)
  const format = new Intl.DateTimeFormat(detailsOf(locale).iso, { dateStyle: 'long', timeZone })
  const [record] = await listReported(transaction, entryId === null ? [] : [entryId])
  const title = record && titleOf(reportedPart(record, about))
  const subject = parseSubject(about)
  const place = subject?.kind === 'place' ? subject.slug : undefined
  return reportMendedMail(
    { mall: await getMall(transaction, propertyId), locale },
    {
      title: title?.[locale] || title?.[defaultLocale] || place,
      date: format.format(now),
      href: siteLink({ origin, locale }, ...pageOf(about)),
    },
  )
}

/** The page of what a report is about: path and query. */
function pageOf(about: string): [path: string, query?: Readonly<Record<string, string>>] {
  const subject = parseSubject(about)
  return subject?.kind === 'place' ? ['/map', { store: subject.slug }] : [`/${about}`]
}
