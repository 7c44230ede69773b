import { z } from 'zod'
import { article, date, picture, text, wordLists, words } from './fields.ts'

/** A blog as its editors write it, without its posts. */
export const editableBlog = z.strictObject({ name: words, description: words.optional() })

export type EditableBlog = z.infer<typeof editableBlog>

/** A post of a blog as its editors write it. */
export const editablePost = z.strictObject({
  title: words,
  picture: picture.optional(),
  summary: words,
  body: article,
  author: text.optional(),
  published: date,
  categories: wordLists.optional(),
  tags: wordLists.optional(),
})

export type EditablePost = z.infer<typeof editablePost>
