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

/** `GET /page-views/sums`: those of each record in the last days, the most seen first. */
export const pageViewSumsSchema = z.strictObject({
  items: z.array(z.strictObject({ entry: idSchema, views: z.int().positive() })),
})
