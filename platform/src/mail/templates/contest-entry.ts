import type { MailContent } from '../outbox.ts'
import { mailWords } from '../words/mail-words.ts'
import { contentOf } from './content-of.ts'
import type { Sending } from './letter.ts'

export interface EntryReceipt {
  readonly contest: string
  /** Address of the contest's page. */
  readonly href: string
  readonly confirmedAge: number | null
  readonly confirmedEligibility: string | null
  readonly asksForNewsletter: boolean
  /** The address has entered before, and that entry stands. */
  readonly isRepeated: boolean
}

/** Tells an entrant what they agreed to. Nothing they wrote is in it: anybody can enter with another's address. */
export function contestEntryMail({ mall, locale }: Sending, entry: EntryReceipt): MailContent {
  const { words, ...frame } = mailWords('contestEntry', locale)
  const outcome = entry.isRepeated ? words.repeated : words.received
  const { confirmedAge, confirmedEligibility, asksForNewsletter } = entry
  const items = [
    words.rules,
    ...(confirmedAge === null ? [] : [words.ofAge(confirmedAge)]),
    ...(confirmedEligibility === null ? [] : [confirmedEligibility]),
    ...(asksForNewsletter ? [words.newsletter] : []),
  ]
  return contentOf(
    {
      subject: words.subject(entry.contest),
      preview: outcome.preview,
      heading: outcome.heading,
      paragraphs: [outcome.body(entry.contest)],
      list: { title: words.agreed, items },
      button: { label: words.button, href: entry.href },
      notes: mall.email === null ? [] : [words.ignore],
      ...(mall.email !== null && { replyTo: { name: mall.name, address: mall.email } }),
    },
    { mall, ...frame },
  )
}
