import { z } from 'zod'
import { date, link, picture, text, translatedText } from './fields.ts'

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
