import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../database/schema.ts'

/** The content of a mail. The texts may contain anything: headers lose their line ends when the mail is sent. */
export const mailContent = z.strictObject({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.strictObject({ name: z.string(), address: z.string() }).optional(),
  /** Address of the page to unsubscribe, for the newsletter. */
  unsubscribe: z.url().optional(),
})

/** The content of a mail. */
export type MailContent = z.output<typeof mailContent>

/** A mail for the outbox. */
export interface OutgoingMail {
  readonly propertyId: number
  readonly kind: MailKind
  /** An e-mail address; null: the staff of the mall. */
  readonly recipient: string | null
  readonly content: MailContent
  readonly now: Date
  /** No attempt before this time. */
  readonly notBefore?: Date
  /** No attempt after this time. */
  readonly giveUpAt?: Date
}

type MailKind =
  | 'login-link'
  | 'newsletter-confirm'
  | 'newsletter-welcome'
  | 'newsletter-already'
  | 'contact-message'
  | 'contact-reply'
  | 'report-mended'
  | 'contest-entry'
  | 'contest-winner'
  | 'studio-login'
  | 'studio-invitation'
  | 'studio-recovery'
  | 'studio-recovery-notice'
  | 'studio-webhook-off'
  | 'store-asked'
  | 'store-reminder'
  | 'store-approved'
  | 'store-rejected'
  | 'store-sent'

/** Adds a mail to the outbox and returns its id; it is sent only if the transaction is committed. */
export async function enqueueMail(transaction: Transaction<Schema>, mail: OutgoingMail): Promise<string> {
  const { propertyId, kind, recipient, content, now, notBefore = now, giveUpAt } = mail
  const { id } = await transaction
    .insertInto('mail')
    .values({
      property_id: propertyId,
      kind,
      recipient,
      content: JSON.stringify(content),
      created_at: now,
      next_attempt_at: notBefore,
      give_up_at: giveUpAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
