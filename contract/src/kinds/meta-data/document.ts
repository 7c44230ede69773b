import { z } from 'zod'
import { link, pictureFile, translatedText } from '../../editing/fields.ts'

/** The editable fields of the search metadata of a path. */
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

export const metaDataDocument = editableMetaData.element
