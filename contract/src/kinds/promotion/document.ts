import { z } from 'zod'
import {
  date,
  draft,
  flag,
  homePosition,
  translatedHtml,
  owner,
  picture,
  showFrom,
  text,
} from '../../editing/fields.ts'
import { section } from '../../editing/section.ts'
import { translatedTextLists, translatedText } from '../../editing/fields.ts'

/** The editable fields of a promotion or a coupon. */
export const editablePromotion = z.strictObject({
  ...section('what', {
    name: translatedText,
    store: owner,
    picture: picture.optional(),
    description: translatedHtml,
    code: text.optional().describe('The code that a shopper says or shows; for coupons.'),
  }),
  ...section('when', {
    start: date,
    end: date.optional(),
    show_from: showFrom.optional(),
  }),
  ...section('where', {
    featured: flag,
    home_position: homePosition.optional(),
    tags: translatedTextLists.optional(),
  }),
  draft,
})

export type EditablePromotion = z.infer<typeof editablePromotion>
