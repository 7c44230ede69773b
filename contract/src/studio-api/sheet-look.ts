import { z } from 'zod'
import { localeSchema } from './locale.ts'

/** How a spreadsheet for people is written, in a query. */
export const sheetLook = {
  /** Spreadsheet programs in Spanish expect a semicolon. */
  delimiter: z.literal([',', ';']).default(','),
  /** The language of the heads. */
  heads: localeSchema,
}
