import { z } from 'zod'
import { instantWire } from '../schema/fields.ts'
import { idWire, titleWire } from './fields.ts'

/** `GET /audit?before=&actor=`: who did what, the newest first. */
export const auditWire = z.strictObject({
  items: z.array(
    z.strictObject({
      id: idWire,
      at: instantWire,
      /** The name at that time; null: nobody who was logged in. */
      by: z.string().nullable(),
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
