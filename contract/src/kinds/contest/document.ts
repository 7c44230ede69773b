import { z } from 'zod'
import { date, flag, translatedHtml, picture, translatedText } from '../../editing/fields.ts'
import { section } from '../../editing/section.ts'

const age = z
  .int('must be a whole number')
  .min(1, 'must be from 1 to 120')
  .max(120, 'must be from 1 to 120')
  .meta({ title: 'whole number from 1 to 120' })

/** The editable fields of a contest. */
export const editableContest = z.strictObject({
  ...section('what', {
    name: translatedText,
    picture,
    description: translatedHtml,
    rules: translatedHtml,
    question: translatedText.optional(),
    photo: z.boolean().describe('True: an entry needs a photo.'),
  }),
  ...section('when', {
    start: date,
    end: date,
  }),
  ...section('where', {
    featured: flag,
  }),
  minimum_age: age.optional(),
  eligibility: translatedText.optional(),
})

export type EditableContest = z.infer<typeof editableContest>
