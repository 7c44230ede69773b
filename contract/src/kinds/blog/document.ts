import { z } from 'zod'
import { translatedText } from '../../editing/fields.ts'

/** The editable fields of a blog, without its posts. */
export const editableBlog = z.strictObject({ name: translatedText, description: translatedText.optional() })

export type EditableBlog = z.infer<typeof editableBlog>
