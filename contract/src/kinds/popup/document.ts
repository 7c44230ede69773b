import { z } from 'zod'
import { date, link, picture, translatedText } from '../../editing/fields.ts'

/** The editable fields of a picture over the home page. */
export const editablePopup = z.strictObject({
  name: translatedText,
  picture,
  link: link.optional(),
  start: date.optional(),
  end: date.optional(),
})

export type EditablePopup = z.infer<typeof editablePopup>
