import { z } from 'zod'
import { translatedHtml, translatedText } from '../../editing/fields.ts'

/** The editable fields of the notice at the head of every page. */
export const editableAlert = z.strictObject({
  type: z.enum(['none', 'info', 'warning', 'danger']).describe('With none, no alert is shown.'),
  title: translatedText.optional(),
  message: translatedHtml.optional(),
})
