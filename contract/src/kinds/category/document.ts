import { z } from 'zod'
import { position, slug, translatedText, translatedTextLists } from '../../editing/fields.ts'

const category = z.strictObject({
  slug,
  name: translatedText,
  tags: translatedTextLists.optional().describe('Words people search for.'),
})

/** The editable fields of the categories of the directory, two levels deep. */
export const editableCategories = z.array(category.extend({ children: z.array(category).default([]) }))

export type EditableCategories = z.infer<typeof editableCategories>

/** An entry has its slug beside its document. */
export const categoryDocument = editableCategories.element.omit({ slug: true }).extend({ position })
