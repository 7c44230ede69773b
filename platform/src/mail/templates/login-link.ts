import type { MailContent } from '../outbox.ts'
import { mailTexts } from '../texts/mail-texts.ts'
import { contentOf } from './content-of.ts'
import type { Sending } from './letter.ts'

/** The mail with a login link. */
export function loginLinkMail({ mall, locale }: Sending, link: string): MailContent {
  const { texts, ...frame } = mailTexts('loginLink', locale)
  const { preview, heading, body, button, ignore } = texts
  return contentOf(
    {
      subject: texts.subject(mall.name),
      preview,
      heading,
      paragraphs: [body],
      button: { label: button, href: link },
      notes: [ignore],
    },
    { mall, ...frame },
  )
}
