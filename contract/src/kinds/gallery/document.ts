import { z } from 'zod'
import { picture, translatedText } from '../../editing/fields.ts'

/** The editable fields of a gallery. */
export const editableGallery = z.strictObject({
  name: translatedText,
  items: z.array(picture.extend({ caption: translatedText.optional() })).min(1, 'has no picture'),
})

export type EditableGallery = z.infer<typeof editableGallery>
