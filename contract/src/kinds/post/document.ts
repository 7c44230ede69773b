import { z } from 'zod'
import { translatedArticle, blogSlug, date, picture, text } from '../../editing/fields.ts'
import { section } from '../../editing/section.ts'
import { translatedText, translatedTextLists } from '../../editing/fields.ts'

/** The editable fields of a blog post. */
export const editablePost = z.strictObject({
  ...section('what', {
    title: translatedText,
    picture: picture.optional(),
    summary: translatedText,
    body: translatedArticle,
    author: text.optional(),
  }),
  ...section('when', {
    published: date,
  }),
  categories: translatedTextLists.optional(),
  tags: translatedTextLists.optional(),
})

export type EditablePost = z.infer<typeof editablePost>

/** In a content folder its folder names the blog. */
export const postDocument = z.strictObject({
  ...section('what', { blog: blogSlug }),
  ...editablePost.shape,
})
