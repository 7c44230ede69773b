import { z } from 'zod'
import { translatedArticle, date, picture, text, translatedTextLists, translatedText } from './fields.ts'

/** The editable fields of a blog, without its posts. */
export const editableBlog = z.strictObject({ name: translatedText, description: translatedText.optional() })

export type EditableBlog = z.infer<typeof editableBlog>

/** The editable fields of a blog post. */
export const editablePost = z.strictObject({
  title: translatedText,
  picture: picture.optional(),
  summary: translatedText,
  body: translatedArticle,
  author: text.optional(),
  published: date,
  categories: translatedTextLists.optional(),
  tags: translatedTextLists.optional(),
})

export type EditablePost = z.infer<typeof editablePost>
