import { z } from 'zod'
import {
  date,
  draft,
  email,
  translatedHtml,
  owner,
  text,
  webAddress,
  translatedText,
} from '../../editing/fields.ts'
import { section } from '../../editing/section.ts'

/** The editable fields of a job. */
export const editableJob = z.strictObject({
  ...section('what', {
    name: translatedText,
    store: owner,
    description: translatedHtml,
    job_type: z.enum(['Full Time', 'Part Time', 'Part Time/Full Time', 'Seasonal']),
  }),
  ...section('when', {
    start: date,
    end: date,
  }),
  ...section('contact', {
    contact_name: text.optional(),
    contact_email: email.optional(),
    contact_phone: text.optional(),
    contact_website: webAddress.optional(),
  }),
  draft,
})

export type EditableJob = z.infer<typeof editableJob>
