import { z } from 'zod'
import {
  translatedArticle,
  gallerySlug,
  translatedHtml,
  picture,
  translatedText,
} from '../../editing/fields.ts'

/** The editable fields of a content page. */
export const editablePage = z.strictObject({
  title: translatedText,
  banner: picture.optional(),
  body: translatedArticle,
  subpages: z.array(z.strictObject({ title: translatedText.optional(), body: translatedHtml })).default([]),
  galleries: z.array(gallerySlug).default([]),
})

export type EditablePage = z.infer<typeof editablePage>
