import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import { idQuery, idSchema, titleSchema } from './fields.ts'

/** The query of `GET /audit`. */
export const auditQuery = z.strictObject({
  before: idQuery.optional(),
  actor: z.string().max(100).optional(),
})

/** `GET /audit`: who did what, the newest first. */
export const auditSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      id: idSchema,
      at: instantSchema,
      /** The name at that time; null: nobody who was logged in. */
      by: z.string().nullable(),
      /** `by` is the name of an API token. */
      byToken: z.boolean(),
      /** `by` is the store of a link, and the last day of its round. */
      byLink: z.literal(true).optional(),
      action: z.string(),
      entry: z.strictObject({ id: idSchema, title: titleSchema }).nullable(),
      changeSet: idSchema.nullable(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  /** `before` of the next page; absent on the last. */
  next: idSchema.optional(),
})

export type AuditJson = z.infer<typeof auditSchema>
