import type { MailContent } from '../outbox.ts'
import { mailWords } from '../words/mail-words.ts'
import { contentOf } from './content-of.ts'
import type { Sending } from './letter.ts'

/** The mail with a login link. */
export function loginLinkMail({ mall, locale }: Sending, link: string): MailContent {
  const { words, ...frame } = mailWords('loginLink', locale)
  const { preview, heading, body, button, ignore } = words
  return contentOf(
    {
      subject: words.subject(mall.name),
      preview,
      heading,
      paragraphs: [body],
      button: { label: button, href: link },
      notes: [ignore],
    },
    { mall, ...frame },
  )
}
