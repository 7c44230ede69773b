import { z } from 'zod'
import { date, link, picture, translatedText } from './fields.ts'

/** A picture over the home page as its editors write it. */
export const editablePopup = z.strictObject({
  name: translatedText,
  picture,
  link: link.optional(),
  start: date.optional(),
  end: date.optional(),
})

export type EditablePopup = z.infer<typeof editablePopup>
