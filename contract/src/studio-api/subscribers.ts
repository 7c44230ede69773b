import { subscriberFields } from '@promenade/domain/forms/forms'
import { subscriptionStates } from '@promenade/domain/forms/subscription-states'
import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import { recordFields } from '../schema/form-fields.ts'
import { idSchema } from './fields.ts'
import { localeSchema } from './locale.ts'
import { sheetLook } from './sheet-look.ts'

const stateSchema = z.enum(subscriptionStates)

/** `POST /subscribers/search`. What is searched is in the body, because addresses of requests are logged. */
export const subscriberSearchSchema = z.strictObject({
  /** A part of an e-mail address; empty for all. */
  search: z.string().max(254).default(''),
  /** Absent: those in any state. */
  state: stateSchema.optional(),
  /** `next` of the page before. */
  after: idSchema.optional(),
})

/** A page of subscribers, the latest consent first. */
export const subscribersSchema = z.strictObject({
  /** How many there are in each state, whatever is searched. */
  counts: z.strictObject({
    pending: z.int().min(0),
    confirmed: z.int().min(0),
    unsubscribed: z.int().min(0),
  }),
  /** How many match the search. */
  found: z.int().min(0),
  items: z.array(
    z.strictObject({
      id: idSchema,
      ...recordFields(subscriberFields),
      locale: localeSchema,
      state: stateSchema,
      /** The exact text that was agreed to, the path of its page, and when. */
      consent: z.strictObject({ wording: z.string(), page: z.string(), at: instantSchema }),
      confirmedAt: instantSchema.nullable(),
      unsubscribedAt: instantSchema.nullable(),
      /** The colleague who did it on request; null for subscribers themselves. */
      unsubscribedBy: z.string().nullable(),
    }),
  ),
  /** `after` of the next page; absent on the last. */
  next: idSchema.optional(),
})

/** `PATCH /subscribers/:id`: false takes it back within a quarter of an hour, and only what a colleague did. */
export const unsubscribingSchema = z.strictObject({ unsubscribed: z.boolean() })

/** The query of `GET /subscribers.csv`. */
export const subscriberExportQuery = z.strictObject({
  /** `all`: those in every state, as the proof of consent. */
  which: z.enum(['confirmed', 'all']),
  ...sheetLook,
})

export type SubscriberSearch = z.infer<typeof subscriberSearchSchema>
export type SubscribersJson = z.infer<typeof subscribersSchema>
export type SubscriberExport = z.infer<typeof subscriberExportQuery>
