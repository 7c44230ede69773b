import { z } from 'zod'
import { idQuery, idSchema } from './fields.ts'

/** The query of `GET /page-views`: those of one record. */
export const pageViewsQuery = z.strictObject({ entry: idQuery })

/** `GET /page-views`: how often the page of a record was seen in the last days and the same number before. */
export const pageViewsSchema = z.strictObject({
  /** Today at the mall, the last of the days. */
  today: z.iso.date(),
  /** Days without views are left out; the oldest first. */
  days: z.array(z.strictObject({ day: z.iso.date(), views: z.int().positive() })),
})

/** The query of `GET /page-views/sums`. */
export const pageViewSumsQuery = z.strictObject({
  /** How many days are summed; 400 are kept, and as many days before are compared. */
  days: z.coerce.number().int().positive().max(200).optional(),
  /** The last of the days; default: today at the mall. */
  last: z.iso.date().optional(),
})

/** `GET /page-views/sums`: those of each record in the last days, the most seen first. */
export const pageViewSumsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      entry: idSchema,
      views: z.int().positive(),
      /** In the same number of days before. */
      before: z.int().min(0),
    }),
  ),
})
