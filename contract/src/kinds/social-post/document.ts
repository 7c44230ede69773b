import { z } from 'zod'
import {
  flag,
  dateOrDateTime,
  picture,
  slug,
  text,
  webAddress,
  translatedText,
} from '../../editing/fields.ts'

/** Posts on social networks as the editors of the mall list them. */
export const editableSocialPosts = z.array(
  z.strictObject({
    slug,
    network: text.regex(/^[a-z]+$/, 'must be lower-case letters').describe('Such as instagram.'),
    link: webAddress.optional(),
    video: flag,
    picture,
    caption: translatedText.optional(),
    account: text.optional(),
    posted: dateOrDateTime,
  }),
)

export type EditableSocialPosts = z.infer<typeof editableSocialPosts>

/** An entry has its slug beside its document. */
export const socialPostDocument = editableSocialPosts.element.omit({ slug: true })
