import type { MailContent } from '../outbox.ts'
import { mailTexts } from '../texts/mail-texts.ts'
import { contentOf } from './content-of.ts'
import type { Sending } from './letter.ts'

/** What a visitor reported as wrong. */
export interface MendedReport {
  /** Its name in the language of the mail; undefined for the hours of the centre. */
  readonly title: string | undefined
  /** The day on which it was mended, in that language. */
  readonly date: string
  /** Address of its page. */
  readonly href: string
}

/** The mail to a visitor whose report led to a change. Without the visitor's text, whose address may be false. */
export function reportMendedMail(
  { mall, locale }: Sending,
  { title, date, href }: MendedReport,
): MailContent {
  const { texts, ...frame } = mailTexts('reportMended', locale)
  const what = title ?? texts.hours
  return contentOf(
    {
      subject: texts.subject(what),
      preview: texts.preview,
      heading: texts.heading,
      paragraphs: [texts.body(what, date)],
      button: { label: texts.button, href },
      notes: [texts.only],
    },
    { mall, ...frame },
  )
}
