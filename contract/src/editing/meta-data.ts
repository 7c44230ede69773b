import { z } from 'zod'
import { link, pictureFile, words } from './fields.ts'

/** Search metadata of paths as its editors write it. */
export const editableMetaData = z.array(
  z.strictObject({
    path: link.describe('The page it is about.'),
    title: words.optional(),
    description: words.optional(),
    keywords: words.optional(),
    picture: z.strictObject({ path: pictureFile, alt: words.optional() }).optional(),
  }),
)

export type EditableMetaData = z.infer<typeof editableMetaData>
