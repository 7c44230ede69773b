import { z } from 'zod'
import { date, flag, html, picture, words } from './fields.ts'

const age = z
  .int('must be a whole number')
  .min(1, 'must be from 1 to 120')
  .max(120, 'must be from 1 to 120')
  .meta({ title: 'whole number from 1 to 120' })

/** A contest as its editors write it. */
export const editableContest = z.strictObject({
  name: words,
  picture,
  description: html,
  rules: html,
  minimum_age: age.optional(),
  eligibility: words.optional(),
  question: words.optional(),
  start: date,
  end: date,
  photo: z.boolean().describe('Whether an entry needs a photo.'),
  featured: flag,
})

export type EditableContest = z.infer<typeof editableContest>
