import type { MailContent } from '../outbox.ts'
import { mailTexts } from '../texts/mail-texts.ts'
import { contentOf } from './content-of.ts'
import type { Sending } from './letter.ts'

/** What staff write to a winner. */
export interface WinnerLetter {
  readonly contest: string
  readonly paragraphs: readonly string[]
}

/** The mail to a winner, in the words of staff. An answer to it goes to the mall's address. */
export function contestWinnerMail(
  { mall, locale }: Sending,
  { contest, paragraphs }: WinnerLetter,
): MailContent {
  const { texts, ...frame } = mailTexts('contestWinner', locale)
  const { name, email } = mall
  return contentOf(
    {
      subject: texts.subject(contest),
      preview: paragraphs[0] ?? '',
      heading: texts.heading,
      paragraphs,
      notes: [email === null ? texts.onTheSite : texts.answer],
      ...(email === null ? {} : { replyTo: { name, address: email } }),
    },
    { mall, ...frame },
  )
}
