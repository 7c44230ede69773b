import { z } from 'zod'
import {
  translatedArticle,
  categorySlug,
  email,
  translatedHtml,
  label,
  level,
  picture,
  showFrom,
  socialLinks,
  text,
  webAddress,
  translatedTextLists,
  translatedText,
} from '../../editing/fields.ts'
import { section } from '../../editing/section.ts'
import { editableHours } from '../hours/document.ts'

/** The editable fields of a store. */
export const editableStore = z.strictObject({
  ...section('what', {
    name: translatedText,
    logo: picture.optional().describe('Absent: `logos/SLUG.svg` if that file exists, else the name.'),
    summary: translatedText.optional().describe('One line, at most 90 characters.'),
    description: translatedArticle.optional(),
    store_front: picture.optional(),
    categories: z
      .array(categorySlug)
      .min(1, 'names no category')
      .describe('Parent categories are added automatically.'),
  }),
  ...section('hours', {
    hours: editableHours
      .optional()
      .describe('Fields as in hours.yaml; only the differences from the centre.'),
    free_form_hours: translatedHtml.optional(),
  }),
  ...section('where', {
    unit: label.optional().describe('Several stores may share one.'),
    level: level.optional(),
    flags: z.array(z.enum(['new', 'coming', 'relocated', 'temporarily-closed'])).default([]),
    show_from: showFrom.optional(),
    tags: translatedTextLists.optional().describe('Words people search for.'),
  }),
  ...section('contact', {
    phone: text.optional(),
    website: webAddress.optional(),
    email: email.optional(),
    social_links: socialLinks,
  }),
  products: translatedHtml.optional(),
  service: translatedHtml.optional(),
  return_policy: translatedHtml.optional(),
})

export type EditableStore = z.infer<typeof editableStore>
