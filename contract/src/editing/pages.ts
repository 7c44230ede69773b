import { z } from 'zod'
import { translatedArticle, gallerySlug, translatedHtml, picture, translatedText } from './fields.ts'

/** A content page as its editors write it. */
export const editablePage = z.strictObject({
  title: translatedText,
  banner: picture.optional(),
  body: translatedArticle,
  subpages: z.array(z.strictObject({ title: translatedText.optional(), body: translatedHtml })).default([]),
  galleries: z.array(gallerySlug).default([]),
})

export type EditablePage = z.infer<typeof editablePage>
