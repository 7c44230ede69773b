import { z } from 'zod'
import { eventSlug, promotionSlug, storeSlug, translatedText } from '../../editing/fields.ts'

/** The editable fields of the home page: slugs in the order of the page. */
export const editableHomepage = z.strictObject({
  featured_promotions: z.array(promotionSlug).default([]),
  featured_events: z.array(eventSlug).default([]),
  featured_stores: z.array(storeSlug).default([]),
  welcome_message: translatedText.optional(),
  callout: translatedText.optional(),
})

export type EditableHomepage = z.infer<typeof editableHomepage>
