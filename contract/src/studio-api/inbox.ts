import { contactForm } from '@promenade/domain/forms/forms'
import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import { recordFields } from '../schema/form-fields.ts'
import { idSchema } from './fields.ts'
import { localeSchema } from './locale.ts'

/** What has become of a mail that somebody wrote. */
export const mailStateSchema = z.enum(['waiting', 'sent', 'failed'])

/** An answer to a message. It can be taken back while it waits. */
const replySchema = z.strictObject({
  id: idSchema,
  text: z.string(),
  at: instantSchema,
  by: z.string(),
  state: mailStateSchema,
})

/** `GET /inbox`: messages of visitors, the newest first, and mails that could not be sent. */
export const inboxSchema = z.strictObject({
  messages: z.array(
    z.strictObject({
      id: idSchema,
      ...recordFields(contactForm),
      page: z.string(),
      locale: localeSchema,
      at: instantSchema,
      readAt: instantSchema.nullable(),
      doneAt: instantSchema.nullable(),
      /** The colleague who marked it as done; null also where that is not known. */
      doneBy: z.string().nullable(),
      /** The first one first. */
      replies: z.array(replySchema),
    }),
  ),
  unread: z.int().min(0),
  failedMails: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      recipient: z.string().nullable(),
      at: instantSchema,
      error: z.string().nullable(),
    }),
  ),
})

/** `GET /inbox/counts`: how much waits, without the messages themselves. */
export const inboxCountsSchema = z.strictObject({ unread: z.int().min(0), failedMails: z.int().min(0) })

/** `PATCH /inbox/:id`. */
export const messageStateSchema = z.strictObject({
  read: z.boolean().optional(),
  done: z.boolean().optional(),
})

/** `POST /inbox/:id/replies`: an answer by mail, in a few minutes. */
export const newReplySchema = z.strictObject({ text: z.string().trim().min(1).max(10_000) })

/** The response to it. */
export const newReplyResultSchema = z.strictObject({ reply: replySchema })

export type InboxCounts = z.infer<typeof inboxCountsSchema>
export type InboxJson = z.infer<typeof inboxSchema>
