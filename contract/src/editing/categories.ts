import { z } from 'zod'
import { slug, translatedText } from './fields.ts'

const category = z.strictObject({ slug, name: translatedText })

/** The editable fields of the categories of the directory, two levels deep. */
export const editableCategories = z.array(category.extend({ children: z.array(category).default([]) }))

export type EditableCategories = z.infer<typeof editableCategories>
