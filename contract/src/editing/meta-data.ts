import { z } from 'zod'
import { link, pictureFile, translatedText } from './fields.ts'

/** Search metadata of paths as its editors write it. */
export const editableMetaData = z.array(
  z.strictObject({
    path: link.describe('The path of the page.'),
    title: translatedText.optional(),
    description: translatedText.optional(),
    keywords: translatedText.optional(),
    picture: z.strictObject({ path: pictureFile, alt: translatedText.optional() }).optional(),
  }),
)

export type EditableMetaData = z.infer<typeof editableMetaData>
