import { z } from 'zod'
import { draft, flag, homePosition, html, link, moment, owner, picture, showFrom } from './fields.ts'
import { wordLists, words } from './fields.ts'

/** An event or a news item as its editors write it. */
export const editableEvent = z.strictObject({
  name: words,
  subtitle: words.optional(),
  store: owner,
  picture: picture.optional(),
  description: html,
  start: moment,
  end: moment.optional(),
  show_from: showFrom.optional(),
  show_times: z.boolean().describe('False: only the days are shown.'),
  place: words.optional(),
  featured: flag,
  home_position: homePosition.optional(),
  tags: wordLists.optional(),
  link: link.optional(),
  draft,
})

export type EditableEvent = z.infer<typeof editableEvent>
