import { contactForm } from '@promenade/domain/forms/forms'
import { z } from 'zod'
import { instantWire } from '../schema/fields.ts'
import { recordFields } from '../schema/form-fields.ts'
import { idWire } from './fields.ts'
import { localeWire } from './locale.ts'

/** `GET /inbox`: messages of visitors, the newest first, and mails that could not be sent. */
export const inboxWire = z.strictObject({
  messages: z.array(
    z.strictObject({
      id: idWire,
      ...recordFields(contactForm),
      page: z.string(),
      locale: localeWire,
      at: instantWire,
      readAt: instantWire.nullable(),
      doneAt: instantWire.nullable(),
      /** The colleague who marked it as done; null also where that is not known. */
      doneBy: z.string().nullable(),
    }),
  ),
  unread: z.int().min(0),
  failedMails: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      recipient: z.string().nullable(),
      at: instantWire,
      error: z.string().nullable(),
    }),
  ),
})

/** `GET /inbox/counts`: how much waits, without the messages themselves. */
export const inboxCountsWire = z.strictObject({ unread: z.int().min(0), failedMails: z.int().min(0) })

/** `PATCH /inbox/:id`. */
export const messageStateWire = z.strictObject({ read: z.boolean().optional(), done: z.boolean().optional() })

export type InboxCounts = z.infer<typeof inboxCountsWire>
export type InboxWire = z.infer<typeof inboxWire>
