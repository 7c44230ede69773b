import { z } from 'zod'
import {
  date,
  dateOrDateTime,
  flag,
  translatedHtml,
  level,
  slug,
  translatedText,
} from '../../editing/fields.ts'

/** The editable fields of a group of places, such as washrooms. */
export const editablePointOfInterest = z.strictObject({
  name: translatedText,
  locations: z.array(
    z.strictObject({
      slug,
      name: translatedText,
      level: level.optional(),
      atmosphere: z
        .enum(['quiet', 'busy'])
        .meta({ title: '`quiet` or `busy`' })
        .optional()
        .describe('Quiet: on the map of quiet places. Busy: the quieter way avoids the walkway around it.'),
      closed: flag.describe('True: out of service; no route leads there.'),
      closed_from: date.optional().describe('Its first day out of service. Absent: at once.'),
      closed_until: dateOrDateTime
        .optional()
        .describe(
          'Its last day out of service, or the time at which it works again. Absent: until `closed` is false.',
        ),
      closed_why: translatedText.optional().describe('Why it is out of service.'),
      closed_seen: dateOrDateTime
        .optional()
        .describe('When somebody saw that it is closed. Without an end it is uncertain a day later.'),
      description: translatedHtml.optional(),
      items: z
        .array(z.strictObject({ name: translatedText, description: translatedHtml.optional() }))
        .default([]),
    }),
  ),
})

export type EditablePointOfInterest = z.infer<typeof editablePointOfInterest>
