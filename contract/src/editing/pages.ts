import { z } from 'zod'
import { article, gallerySlug, html, picture, words } from './fields.ts'

/** A content page as its editors write it. */
export const editablePage = z.strictObject({
  title: words,
  banner: picture.optional(),
  body: article,
  subpages: z.array(z.strictObject({ title: words.optional(), body: html })).default([]),
  galleries: z.array(gallerySlug).default([]),
})

export type EditablePage = z.infer<typeof editablePage>
