import { z } from 'zod'
import { flag, html, level, slug, words } from './fields.ts'

/** A group of places, such as washrooms, as its editors write it. */
export const editablePointOfInterest = z.strictObject({
  name: words,
  locations: z.array(
    z.strictObject({
      slug,
      name: words,
      level: level.optional(),
      atmosphere: z
        .enum(['quiet', 'busy'])
        .meta({ title: '`quiet` or `busy`' })
        .optional()
        .describe('Quiet: on the map of quiet places. Busy: the quieter way avoids the walkway around it.'),
      closed: flag.describe('Out of service: nobody is sent there.'),
      description: html.optional(),
      items: z.array(z.strictObject({ name: words, description: html.optional() })).default([]),
    }),
  ),
})

export type EditablePointOfInterest = z.infer<typeof editablePointOfInterest>
