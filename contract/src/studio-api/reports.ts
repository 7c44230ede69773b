import { reportProblems } from '@promenade/domain/forms/report-subject'
import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import { idQuery, idSchema, pathSchema } from './fields.ts'
import { localeSchema } from './locale.ts'

/** The query of `GET /reports`: those about one record. */
export const reportsQuery = z.strictObject({ entry: idQuery })

/** `GET /reports`: what visitors say is wrong with a record and nobody has decided yet, the newest first. */
export const reportsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      id: idSchema,
      problem: z.enum(reportProblems),
      message: z.string().nullable(),
      /** The field that it is probably about; empty for the whole record. */
      path: pathSchema,
      locale: localeSchema,
      at: instantSchema,
      /** The sender left an address, which nobody sees, and gets a mail when it is mended. */
      wantsAnswer: z.boolean(),
    }),
  ),
})

/** `PATCH /reports`: mended, or not so; null takes the decision back, and a mail that is not sent yet. */
export const settledReportsSchema = z.strictObject({
  reports: z.array(idSchema).min(1).max(1_000),
  verdict: z.enum(['mended', 'not-so']).nullable(),
})

/** The response to it. */
export const settlingSchema = z.strictObject({
  /** Mails that were queued. */
  mails: z.int().min(0),
  /** When they are sent; absent without one. */
  sentAt: instantSchema.optional(),
})

export type ReportsJson = z.infer<typeof reportsSchema>
export type SettledReports = z.infer<typeof settledReportsSchema>
