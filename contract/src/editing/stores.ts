import { z } from 'zod'
import {
  article,
  categorySlug,
  email,
  html,
  label,
  level,
  picture,
  showFrom,
  socialLinks,
  text,
  webAddress,
  wordLists,
  words,
} from './fields.ts'
import { editableHours } from './hours.ts'

/** A store as its editors write it. */
export const editableStore = z.strictObject({
  name: words,
  categories: z.array(categorySlug).min(1, 'names no category').describe('Parents follow by themselves.'),
  unit: label.optional().describe('Several stores may share one.'),
  level: level.optional(),
  logo: picture.optional().describe('Absent: `logos/SLUG.svg` where that file is, or else the name.'),
  store_front: picture.optional(),
  summary: words.optional().describe('One line, at most 90 characters.'),
  description: article.optional(),
  phone: text.optional(),
  website: webAddress.optional(),
  email: email.optional(),
  social_links: socialLinks,
  tags: wordLists.optional().describe('Words people search for.'),
  flags: z.array(z.enum(['new', 'coming', 'relocated', 'temporarily-closed'])).default([]),
  show_from: showFrom.optional(),
  hours: editableHours.optional().describe('Fields as in hours.yaml, for what differs from the centre.'),
  free_form_hours: html.optional(),
  products: html.optional(),
  service: html.optional(),
  return_policy: html.optional(),
})

export type EditableStore = z.infer<typeof editableStore>
