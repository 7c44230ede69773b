import { z } from 'zod'
import { date, link, picture, position, text, translatedText } from '../../editing/fields.ts'

/** The editable fields of the banners of the screens. */
export const editableBanners = z.array(
  z.strictObject({
    name: text.describe('One of the names in content.md.'),
    items: z.array(
      z.strictObject({
        picture,
        heading: translatedText.optional(),
        callout: translatedText.optional(),
        link: link.optional(),
        start: date.optional(),
        end: date.optional(),
      }),
    ),
  }),
)

export type EditableBanners = z.infer<typeof editableBanners>

export const bannerDocument = editableBanners.element.extend({ position })
