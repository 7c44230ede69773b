import { z } from 'zod'
import { openingHours, position, translatedText, yearlyDay } from '../../editing/fields.ts'

/** The editable fields of a day with other hours. */
export const editableSpecialDay = z.strictObject({
  name: translatedText,
  date: yearlyDay,
  until: yearlyDay.optional().describe('The last day, if there are several.'),
  hours: openingHours,
})

export const specialDayDocument = editableSpecialDay.extend({ position })
