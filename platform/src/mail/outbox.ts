import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'

/** What a mail says. The texts may hold anything: what stands in a header loses its line ends when it is sent. */
export const mailContent = z.strictObject({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.strictObject({ name: z.string(), address: z.string() }).optional(),
  /** Address of the page that unsubscribes, for mail of the newsletter. */
  unsubscribe: z.url().optional(),
})

export type MailContent = z.output<typeof mailContent>

export interface OutgoingMail {
  readonly propertyId: number
  readonly kind: MailKind
  /** An e-mail address; null: the people of the mall. */
  readonly recipient: string | null
  readonly content: MailContent
  readonly now: Date
  /** For mail that is of no use later. */
  readonly giveUpAt?: Date
}

type MailKind =
  | 'login-link'
  | 'newsletter-confirm'
  | 'newsletter-welcome'
  | 'newsletter-already'
  | 'contact-message'
  | 'contest-entry'

/** Puts a mail into the outbox: it is sent if the transaction holds, and only then. */
export async function enqueueMail(transaction: Transaction<Schema>, mail: OutgoingMail): Promise<void> {
  const { propertyId, kind, recipient, content, now, giveUpAt } = mail
  await transaction
    .insertInto('mail')
    .values({
      property_id: propertyId,
      kind,
      recipient,
      content: JSON.stringify(content),
      created_at: now,
      next_attempt_at: now,
      give_up_at: giveUpAt ?? null,
    })
    .execute()
}
