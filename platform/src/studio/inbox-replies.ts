import type { InboxJson } from '@promenade/contract/studio-api/inbox'
import { contactForm } from '@promenade/domain/forms/forms'
import { detailsOf } from '@promenade/domain/locale/locale'
import type { Database } from '../database/connect.ts'
import { decodeFields } from '../database/form-fields.ts'
import { refuse } from '../documents/refuse.ts'
import type { Act } from '../documents/revisions.ts'
import { getMall } from '../mail/mall.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { afterUndo, mailStateOf, takeMailsBack } from '../mail/taking-back.ts'
import { contactReplyMail } from '../mail/templates/contact-reply.ts'
import { getProperty } from './get-property.ts'

type Reply = InboxJson['messages'][number]['replies'][number]

/** The replies to messages, by message, the first one first. */
export async function listReplies(
  database: Database,
  messages: readonly number[],
): Promise<ReadonlyMap<number, Reply[]>> {
  if (messages.length === 0) return new Map()
  const rows = await database
    .selectFrom('contact_reply')
    .leftJoin('mail', 'mail.id', 'contact_reply.mail_id')
    .select(['contact_reply.id', 'message_id as message', 'text', 'made_at as at', 'made_by as by'])
    .select(['mail.id as mail', 'sent_at as sentAt', 'failed_at as failedAt', 'mail_failed as hasFailed'])
    .where('message_id', 'in', messages)
    .orderBy('contact_reply.id')
    .execute()
  const replies = new Map<number, Reply[]>()
  for (const { message, mail, sentAt, failedAt, hasFailed, at, ...row } of rows) {
    const state = mailStateOf({ mail, sentAt, failedAt, hasFailed })
    const known = replies.get(message) ?? []
    replies.set(message, known)
    known.push({ ...row, at: at.toISOString(), state })
  }
  return replies
}

/** Answers a message by mail, and marks it as done. Throws `Problem`. */
export async function replyTo(act: Act, id: number, text: string): Promise<Reply> {
  const { transaction, propertyId, now, author } = act
  const message = await transaction
    .selectFrom('contact_message')
    .select(['email', 'fields', 'locale', 'created_at as at'])
    .where('property_id', '=', propertyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (message === undefined) throw refuse('not-found', 'There is no such message.')
  const { email, fields, locale, at } = message
  const form = decodeFields(contactForm, { fields, email })
  const { timeZone } = await getProperty(transaction, propertyId)
  const format = new Intl.DateTimeFormat(detailsOf(locale).iso, { dateStyle: 'long', timeZone })
  const content = contactReplyMail(
    { mall: await getMall(transaction, propertyId), locale },
    {
      paragraphs: text.split(/\n\s*\n/),
      subject: form.subject ?? undefined,
      writtenOn: format.format(at),
      message: form.message,
    },
  )
  const mail = { propertyId, kind: 'contact-reply', recipient: email, content, now } as const
  const by = author?.name ?? ''
  const reply = await transaction
    .insertInto('contact_reply')
    .values({
      message_id: id,
      text,
      made_at: now,
      made_by: by,
      mail_id: await enqueueMail(transaction, { ...mail, notBefore: afterUndo(now) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('contact_message')
    .set({ done_at: now, done_by: by })
    .where('id', '=', id)
    .execute()
  return { id: reply.id, text, at: now.toISOString(), by, state: 'waiting' }
}

/** Takes a reply back whose mail nobody has tried to send yet; the message is open again. Throws `Problem`. */
export async function takeReplyBack(
  { transaction, propertyId }: Act,
  { message, reply }: { readonly message: number; readonly reply: number },
): Promise<void> {
  const found = await transaction
    .selectFrom('contact_reply')
    .innerJoin('contact_message', 'contact_message.id', 'contact_reply.message_id')
    .innerJoin('mail', 'mail.id', 'contact_reply.mail_id')
    .select('mail.id')
    .where('contact_reply.id', '=', reply)
    .where('contact_message.id', '=', message)
    .where('contact_message.property_id', '=', propertyId)
    .executeTakeFirst()
  const taken = found === undefined ? 0 : await takeMailsBack(transaction, [found.id])
  if (taken === 0) throw refuse('conflict', 'The mail is sent, or there is no such reply.')
  await transaction.deleteFrom('contact_reply').where('id', '=', reply).execute()
  await transaction
    .updateTable('contact_message')
    .set({ done_at: null, done_by: null })
    .where('id', '=', message)
    .execute()
}
