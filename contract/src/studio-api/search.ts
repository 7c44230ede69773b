import { z } from 'zod'
import { entryStateSchema, idSchema, kindSchema, titleSchema } from './fields.ts'

/** The query of `GET /search`. */
export const searchQuery = z.strictObject({ query: z.string().trim().min(1).max(200) })

/** `GET /search`: entries whose title or text has every word, the best first. */
export const searchSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      id: idSchema,
      kind: kindSchema,
      slug: z.string(),
      title: titleSchema,
      state: entryStateSchema,
    }),
  ),
})

export type SearchJson = z.infer<typeof searchSchema>
