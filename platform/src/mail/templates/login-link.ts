import type { MailContent } from '../outbox.ts'
import { wordsIn } from '../words/words-in.ts'
import { contentOf } from './content-of.ts'
import type { Sending } from './letter.ts'

export function loginLinkMail(sending: Sending, link: string): MailContent {
  const words = wordsIn(sending.locale).loginLink
  const { preview, heading, body, button, ignore } = words
  return contentOf(
    {
      subject: words.subject(sending.mall.name),
      preview,
      heading,
      paragraphs: [body],
      button: { label: button, href: link },
      notes: [ignore],
    },
    sending,
  )
}
