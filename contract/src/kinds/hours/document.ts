import { dayNames } from '@promenade/domain/calendar/yearly-day'
import { z } from 'zod'
import {
  translatedHtml,
  openingHours,
  storeDayHours,
  timeSpan,
  translatedText,
} from '../../editing/fields.ts'
import { editableSpecialDay } from '../special-day/document.ts'

/** The editable fields of opening hours of the centre or of one store. */
export const editableHours = z.strictObject({
  regular: z.partialRecord(z.enum(dayNames), openingHours).default({}).meta({
    title: 'hours by day, `monday` to `sunday`',
    description: 'For a store: only the days that differ from the centre’s.',
  }),
  holidays: z.array(editableSpecialDay.extend({ hours: storeDayHours })).default([]),
  calm: z
    .array(
      z.strictObject({
        days: z
          .array(z.enum(dayNames))
          .min(1, 'is empty: name a day or remove the calm hours')
          .meta({ title: 'list of days, such as `[tuesday, thursday]`' }),
        hours: timeSpan,
        note: translatedText.optional().describe('How it is calm: no music, low lights.'),
      }),
    )
    .default([])
    .describe('Recurring hours with little noise and light; not held on holidays.'),
  extra: translatedHtml.optional(),
})

export type EditableHours = z.infer<typeof editableHours>

/** The special days of the centre are entries of their own. */
export const hoursDocument = editableHours.omit({ holidays: true })
