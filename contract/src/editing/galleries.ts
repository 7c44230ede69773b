import { z } from 'zod'
import { picture, words } from './fields.ts'

/** A gallery as its editors write it. */
export const editableGallery = z.strictObject({
  name: words,
  items: z.array(picture.extend({ caption: words.optional() })).min(1, 'has no picture'),
})

export type EditableGallery = z.infer<typeof editableGallery>
