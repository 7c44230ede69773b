import { z } from 'zod'
import { entryStateWire, idWire, kindWire, titleWire } from './fields.ts'

/** The query of `GET /search`. */
export const searchQuery = z.strictObject({ query: z.string().trim().min(1).max(200) })

/** `GET /search`: entries whose title or text has every word, the best first. */
export const searchWire = z.strictObject({
  entries: z.array(
    z.strictObject({ id: idWire, kind: kindWire, slug: z.string(), title: titleWire, state: entryStateWire }),
  ),
})

export type SearchWire = z.infer<typeof searchWire>
