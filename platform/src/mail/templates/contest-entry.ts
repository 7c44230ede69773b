import type { MailContent } from '../outbox.ts'
import { mailTexts } from '../texts/mail-texts.ts'
import { contentOf } from './content-of.ts'
import type { Sending } from './letter.ts'

/** The content of a receipt. */
export interface EntryReceipt {
  readonly contest: string
  /** Address of the contest's page. */
  readonly href: string
  readonly confirmedAge: number | null
  readonly confirmedEligibility: string | null
  readonly asksForNewsletter: boolean
  /** True if the address has entered before; that entry stays. */
  readonly isRepeated: boolean
}

/** The receipt of a contest entry with the given consents. Without texts of the entrant, whose address may be false. */
export function contestEntryMail({ mall, locale }: Sending, entry: EntryReceipt): MailContent {
  const { texts, ...frame } = mailTexts('contestEntry', locale)
  const outcome = entry.isRepeated ? texts.repeated : texts.received
  const { confirmedAge, confirmedEligibility, asksForNewsletter } = entry
  const items = [
    texts.rules,
    ...(confirmedAge === null ? [] : [texts.ofAge(confirmedAge)]),
    ...(confirmedEligibility === null ? [] : [confirmedEligibility]),
    ...(asksForNewsletter ? [texts.newsletter] : []),
  ]
  return contentOf(
    {
      subject: texts.subject(entry.contest),
      preview: outcome.preview,
      heading: outcome.heading,
      paragraphs: [outcome.body(entry.contest)],
      list: { title: texts.agreed, items },
      button: { label: texts.button, href: entry.href },
      notes: mall.email === null ? [] : [texts.ignore],
      ...(mall.email !== null && { replyTo: { name: mall.name, address: mall.email } }),
    },
    { mall, ...frame },
  )
}
