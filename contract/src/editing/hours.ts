import { dayNames } from '@promenade/domain/calendar/yearly-day'
import { z } from 'zod'
import { html, openingHours, words, yearlyDay } from './fields.ts'

/** Opening hours of the centre or of one store as their editors write them. */
export const editableHours = z.strictObject({
  regular: z.partialRecord(z.enum(dayNames), openingHours).default({}).meta({
    title: 'hours by day, `monday` to `sunday`',
    description: 'Of a store: only the days that differ from the centre’s.',
  }),
  holidays: z
    .array(
      z.strictObject({
        name: words,
        date: yearlyDay,
        until: yearlyDay.optional().describe('The last day, where there are several.'),
        hours: openingHours,
      }),
    )
    .default([]),
  extra: html.optional(),
})

export type EditableHours = z.infer<typeof editableHours>
