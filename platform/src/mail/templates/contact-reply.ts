import type { MailContent } from '../outbox.ts'
import { mailTexts } from '../texts/mail-texts.ts'
import { contentOf } from './content-of.ts'
import type { Sending } from './letter.ts'

/** What staff answer to a message of a visitor. */
export interface ContactReply {
  /** The paragraphs of the answer. */
  readonly paragraphs: readonly string[]
  /** The subject that the visitor gave, if any. */
  readonly subject: string | undefined
  /** When the visitor wrote, in the language of the mail. */
  readonly writtenOn: string
  /** The visitor's message. */
  readonly message: string
}

/** The mail with an answer to a visitor, above what the visitor wrote. An answer to it goes to the mall's address. */
export function contactReplyMail(
  { mall, locale }: Sending,
  { paragraphs, subject, writtenOn, message }: ContactReply,
): MailContent {
  const { texts, ...frame } = mailTexts('contactReply', locale)
  const { name, email } = mall
  return contentOf(
    {
      subject: subject === undefined ? texts.subject(name) : `Re: ${subject}`,
      preview: paragraphs[0] ?? '',
      heading: texts.heading,
      paragraphs: [...paragraphs, texts.wrote(writtenOn)],
      quote: message,
      notes: [email === null ? texts.onTheSite : texts.answer],
      ...(email === null ? {} : { replyTo: { name, address: email } }),
    },
    { mall, ...frame },
  )
}
