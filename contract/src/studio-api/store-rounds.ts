import { askedParts, askedStates, lateDays, storeParts } from '@promenade/domain/studio/store-answers'
import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import {
  changeSchema,
  entryFaultSchema,
  idSchema,
  kindSchema,
  pathSchema,
  slugSchema,
  titleSchema,
  versionSchema,
} from './fields.ts'
import { localeSchema } from './locale.ts'
import { emailSchema } from './login.ts'
import { proposalStates } from './store-answers.ts'

const dateSchema = z.iso.date()
const partsSchema = z.array(z.enum(askedParts))
const count = z.int().min(0)

/** `GET /rounds`: what was asked, the newest first, and the stores that can be asked. */
export const roundsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      id: idSchema,
      parts: partsSchema,
      until: dateSchema,
      at: instantSchema,
      by: z.string(),
      counts: z.strictObject({ asked: count, unreached: count, answered: count, waiting: count }),
    }),
  ),
  stores: z.array(
    z.strictObject({
      id: idSchema,
      title: titleSchema,
      categories: z.array(slugSchema),
      /** The address that was asked last, else that of its record. */
      email: z.string().nullable(),
      locale: localeSchema.nullable(),
    }),
  ),
  categories: z.array(z.strictObject({ slug: slugSchema, title: titleSchema })),
  /** The special days that come, with their next date. */
  days: z.array(z.strictObject({ id: idSchema, title: titleSchema, from: dateSchema })),
  /** The parts that are published at once. */
  trusted: partsSchema,
})

/** `POST /rounds`: asks stores by mail; those without an address get a printed sheet. */
export const newRoundSchema = z.strictObject({
  parts: partsSchema.min(1),
  days: z.array(idSchema).max(30),
  until: dateSchema,
  /** For how many days after it the links work; absent: 14. */
  lateDays: z.literal(lateDays).optional(),
  /** Of the mails to stores that have not chosen one. */
  locale: localeSchema,
  stores: z
    .array(z.strictObject({ id: idSchema, email: emailSchema.nullable() }))
    .min(1)
    .max(1_000),
})

/** The response to `POST /rounds`. */
export const createdRoundSchema = z.strictObject({ id: idSchema, mails: count })

/** `GET /rounds/:id`: who has answered. */
export const roundSchema = z.strictObject({
  id: idSchema,
  parts: partsSchema,
  until: dateSchema,
  days: z.array(z.strictObject({ id: idSchema, title: titleSchema })),
  links: z.array(
    z.strictObject({
      id: idSchema,
      store: idSchema,
      title: titleSchema,
      email: z.string().nullable(),
      state: z.enum(askedStates),
      answeredAt: instantSchema.nullable(),
      /** When it ends, or was ended. */
      endsAt: instantSchema,
      isEnded: z.boolean(),
      /** What came by the link and was changed or waits. */
      acts: count,
    }),
  ),
})

/** `POST /rounds/:id/sheets`: a new link for each store without an answer, to print; only this response has it. */
export const sheetsSchema = z.strictObject({
  items: z.array(z.strictObject({ id: idSchema, title: titleSchema, url: z.string() })),
})

/** `POST /store-links/:id/end`: with `undo`, all that came by it is taken back. */
export const endLinkSchema = z.strictObject({ undo: z.boolean() })

/** The response: what is taken back, and what somebody has changed again since. */
export const endedLinkSchema = z.strictObject({ undone: count, left: count })

/** `PUT /trusted-parts`: the parts that stores publish at once. */
export const trustedPartsSchema = z.strictObject({ parts: partsSchema })

/** `GET /proposals`: what stores have sent and nobody has decided, the oldest first. */
export const proposalsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      id: idSchema,
      part: z.enum(storeParts),
      at: instantSchema,
      by: z.string(),
      showAt: instantSchema.nullable(),
      store: z.strictObject({ id: idSchema, title: titleSchema }),
      /** The record that it changes; an offer is a record of its own. Null of a message. */
      record: z.strictObject({ id: idSchema, kind: kindSchema, version: versionSchema }).nullable(),
      message: z.string().nullable(),
      changes: z.array(changeSchema),
      /** Why it cannot be published as it is. */
      faults: z.array(entryFaultSchema),
    }),
  ),
})

/**
 * `POST /proposals/:id/decision`. `version`: that of the record that was looked at. `texts`: those that a language lacks, and
 * without which it cannot be published. The note goes to the store.
 */
export const decisionSchema = z.strictObject({
  isApproved: z.boolean(),
  version: versionSchema.optional(),
  texts: z
    .array(z.strictObject({ path: pathSchema, text: z.string().trim().min(1).max(10_000) }))
    .max(20)
    .optional(),
  note: z.string().trim().max(1_000).optional(),
})

/** The response to it; `changeSet` undoes what it did. */
export const decidedSchema = z.strictObject({
  state: z.enum(proposalStates),
  changeSet: idSchema.optional(),
})

export type RoundsJson = z.infer<typeof roundsSchema>
export type RoundJson = z.infer<typeof roundSchema>
export type NewRound = z.infer<typeof newRoundSchema>
export type ProposalsJson = z.infer<typeof proposalsSchema>
