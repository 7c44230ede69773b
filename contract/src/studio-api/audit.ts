import { z } from 'zod'
import { instantWire } from '../schema/fields.ts'
import { idQuery, idWire, titleWire } from './fields.ts'

/** The query of `GET /audit`. */
export const auditQuery = z.strictObject({
  before: idQuery.optional(),
  actor: z.string().max(100).optional(),
})

/** `GET /audit`: who did what, the newest first. */
export const auditWire = z.strictObject({
  items: z.array(
    z.strictObject({
      id: idWire,
      at: instantWire,
      /** The name at that time; null: nobody who was logged in. */
      by: z.string().nullable(),
      /** `by` is the name of an API token. */
      byToken: z.boolean(),
      action: z.string(),
      entry: z.strictObject({ id: idWire, title: titleWire }).nullable(),
      changeSet: idWire.nullable(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  /** `before` of the next page; absent on the last. */
  next: idWire.optional(),
})

export type AuditWire = z.infer<typeof auditWire>
