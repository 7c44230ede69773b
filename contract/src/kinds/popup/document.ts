import { z } from 'zod'
import { date, link, picture, translatedText } from '../../editing/fields.ts'
import { section } from '../../editing/section.ts'

/** The editable fields of a picture over the home page. */
export const editablePopup = z.strictObject({
  ...section('what', {
    name: translatedText,
    picture,
    link: link.optional(),
  }),
  ...section('when', {
    start: date.optional(),
    end: date.optional(),
  }),
})

export type EditablePopup = z.infer<typeof editablePopup>
