import { z } from 'zod'
import { date, draft, flag, homePosition, html, owner, picture, showFrom, text } from './fields.ts'
import { wordLists, words } from './fields.ts'

/** A promotion or a coupon as its editors write it. */
export const editablePromotion = z.strictObject({
  name: words,
  store: owner,
  picture: picture.optional(),
  description: html,
  start: date,
  end: date.optional(),
  show_from: showFrom.optional(),
  featured: flag,
  home_position: homePosition.optional(),
  tags: wordLists.optional(),
  draft,
  code: text.optional().describe('What a shopper says or shows; for coupons.'),
})

export type EditablePromotion = z.infer<typeof editablePromotion>
