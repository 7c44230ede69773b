import { z } from 'zod'
import { slug, translatedText } from './fields.ts'

const category = z.strictObject({ slug, name: translatedText })

/** The categories of the directory, two levels deep, as their editors write them. */
export const editableCategories = z.array(category.extend({ children: z.array(category).default([]) }))

export type EditableCategories = z.infer<typeof editableCategories>
