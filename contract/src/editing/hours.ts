import { z } from 'zod'
import { translatedHtml, openingHours, translatedText, yearlyDay } from './fields.ts'

/** Days of the week as content names them, in the order of `DayOfWeek`: 0 is Sunday. */
export const dayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

/** The editable fields of opening hours of the centre or of one store. */
export const editableHours = z.strictObject({
  regular: z.partialRecord(z.enum(dayNames), openingHours).default({}).meta({
    title: 'hours by day, `monday` to `sunday`',
    description: 'For a store: only the days that differ from the centre’s.',
  }),
  holidays: z
    .array(
      z.strictObject({
        name: translatedText,
        date: yearlyDay,
        until: yearlyDay.optional().describe('The last day, if there are several.'),
        hours: openingHours,
      }),
    )
    .default([]),
  extra: translatedHtml.optional(),
})

export type EditableHours = z.infer<typeof editableHours>
