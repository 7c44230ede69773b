import { z } from 'zod'
import {
  draft,
  flag,
  homePosition,
  translatedHtml,
  link,
  dateOrDateTime,
  owner,
  picture,
  showFrom,
} from './fields.ts'
import { translatedTextLists, translatedText } from './fields.ts'

/** The editable fields of an event or a news item. */
export const editableEvent = z.strictObject({
  name: translatedText,
  subtitle: translatedText.optional(),
  store: owner,
  picture: picture.optional(),
  description: translatedHtml,
  start: dateOrDateTime,
  end: dateOrDateTime.optional(),
  show_from: showFrom.optional(),
  show_times: z.boolean().describe('False: only the days are shown.'),
  place: translatedText.optional(),
  featured: flag,
  home_position: homePosition.optional(),
  tags: translatedTextLists.optional(),
  link: link.optional(),
  draft,
})

export type EditableEvent = z.infer<typeof editableEvent>
