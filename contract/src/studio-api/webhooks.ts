import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import { idQuery, idSchema, kindSchema } from './fields.ts'
import { localeSchema } from './locale.ts'

/** What an event is about: never data of a person. */
export const webhookEvents = ['content.published', 'content.withdrawn', 'webhook.test'] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Why a webhook is off: staff did it, the receiver answered 410, or nearly everything failed. */
export const webhookEnds = ['staff', 'gone', 'failing'] as const

export type WebhookEnd = (typeof webhookEnds)[number]

/** Why there was no response, or no attempt; `private`: the address leads into a private network. */
export const webhookErrors = ['no-answer', 'unreachable', 'certificate', 'private', 'off'] as const

export type WebhookError = (typeof webhookErrors)[number]

/** How long what was sent is listed, in days. */
export const deliveryDays = 30

/** The address of a receiver. */
export const webhookUrlSchema = z.string().trim().max(2_000).refine(isWebhookUrl, {
  error: 'must begin with https://, without a login in it, on port 443 or 8443',
})

/** True for an https address without a login, on a port of TLS. */
export function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.protocol !== 'https:') return false
  return url.username === '' && url.password === '' && (url.port === '' || url.port === '8443')
}

/** `POST /webhooks` and `PUT /webhooks/{id}`. */
export const webhookTargetSchema = z.strictObject({
  url: webhookUrlSchema,
  /** Kinds of records; absent: all. */
  kinds: z.array(kindSchema).min(1).optional(),
})

/** `PATCH /webhooks/{id}`. */
export const webhookStateSchema = z.strictObject({ enabled: z.boolean() })

/** The response to `POST /webhooks` and `POST /webhooks/{id}/secret`: the only time the secret is shown. */
export const webhookSecretSchema = z.strictObject({ id: idSchema, secret: z.string() })

const webhookSchema = z.strictObject({
  id: idSchema,
  url: z.string(),
  kinds: z.array(kindSchema).nullable(),
  by: z.string(),
  createdAt: instantSchema,
  /** Null: it is on. */
  off: z.strictObject({ at: instantSchema, because: z.enum(webhookEnds) }).nullable(),
  /** Until when the former secret signs too. */
  formerUntil: instantSchema.nullable(),
  deliveredAt: instantSchema.nullable(),
  waiting: z.int().min(0),
  /** When the oldest of those that wait was published. */
  waitingSince: instantSchema.nullable(),
  failed: z.int().min(0),
})

/** `GET /webhooks`, the newest first. */
export const webhooksSchema = z.strictObject({ items: z.array(webhookSchema) })

/** The query of `GET /webhooks/{id}/deliveries`. */
export const deliveriesQuery = z.strictObject({ before: idQuery.optional() })

/** `GET /webhooks/{id}/deliveries`: the last thirty days, the newest first. */
export const deliveriesSchema = z.strictObject({
  webhook: webhookSchema,
  items: z.array(
    z.strictObject({
      id: idSchema,
      /** The header `webhook-id`. */
      message: z.string(),
      event: z.enum(webhookEvents),
      record: z.strictObject({ entry: idSchema, kind: kindSchema, slug: z.string() }).nullable(),
      at: instantSchema,
      state: z.enum(['waiting', 'delivered', 'failed']),
      attempts: z.int().min(0),
      /** Of the last attempt. */
      attemptedAt: instantSchema.nullable(),
      status: z.int().nullable(),
      error: z.enum(webhookErrors).nullable(),
      durationMs: z.int().min(0).nullable(),
      nextAttemptAt: instantSchema.nullable(),
    }),
  ),
  /** `before` of the next page; absent on the last. */
  next: idSchema.optional(),
})

/** `POST /webhooks/{id}/replays`: one delivery, or all since an instant that have not arrived. */
export const replaySchema = z.union([
  z.strictObject({ delivery: idSchema }),
  z.strictObject({ failedSince: instantSchema }),
])

export const replayedSchema = z.strictObject({ count: z.int().min(0) })

/** What is sent about a record. */
export const webhookRecordSchema = z.object({
  property: idSchema,
  entry: idSchema,
  kind: kindSchema,
  slug: z.string(),
  /** The id in the public API. */
  id: idSchema,
  /** Number of the published revision, and the languages in which it has texts; absent of a withdrawal. */
  revision: idSchema.optional(),
  languages: z.array(localeSchema).optional(),
  changeSet: idSchema.nullable(),
})

export type WebhookTarget = z.infer<typeof webhookTargetSchema>
export type WebhookJson = z.infer<typeof webhookSchema>
export type DeliveriesJson = z.infer<typeof deliveriesSchema>
