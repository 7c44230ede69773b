import type { z } from 'zod'
import { editableBanners } from './banners.ts'
import { editableBlog, editablePost } from './blogs.ts'
import { editableCategories } from './categories.ts'
import { editableContest } from './contests.ts'
import { editableEvent, editableNews } from './events.ts'
import { blogSlug, wholeNumber } from './fields.ts'
import { editableGallery } from './galleries.ts'
import { editableHomepage } from './homepage.ts'
import { editableHours } from './hours.ts'
import { editableJob } from './jobs.ts'
import { editableMetaData } from './meta-data.ts'
import { editablePage } from './pages.ts'
import { editablePointOfInterest } from './points-of-interest.ts'
import { editablePopup } from './popups.ts'
import { editablePromotion } from './promotions.ts'
import { editableProperty } from './property.ts'
import { editableSocialPosts } from './social.ts'
import { editableStore } from './stores.ts'

const position = wholeNumber.optional().describe('Order in the list, 1 first.')

/**
 * The document of each kind of entry: one record as staff edit it. Files of the content folder that hold a list, or
 * several records, are one document per item here; their order is `position`. An entry has its slug beside its document.
 */
export const documentSchemas = {
  property: editableProperty.omit({ alert: true }),
  alert: editableProperty.shape.alert.unwrap(),
  hours: editableHours.omit({ holidays: true }),
  'special-day': editableHours.shape.holidays.unwrap().element.extend({ position }),
  category: editableCategories.element.omit({ slug: true }).extend({ position }),
  store: editableStore,
  promotion: editablePromotion,
  coupon: editablePromotion,
  event: editableEvent,
  news: editableNews,
  job: editableJob,
  contest: editableContest,
  blog: editableBlog,
  post: editablePost.extend({ blog: blogSlug }),
  page: editablePage,
  gallery: editableGallery,
  banner: editableBanners.element.extend({ position }),
  popup: editablePopup,
  homepage: editableHomepage,
  'point-of-interest': editablePointOfInterest,
  'social-post': editableSocialPosts.element.omit({ slug: true }),
  'meta-data': editableMetaData.element,
} as const satisfies Readonly<Record<string, z.ZodObject>>

/** What an entry is. */
export type EntryKind = keyof typeof documentSchemas

/** All kinds, in the order of the schemas. */
export const entryKinds: readonly EntryKind[] = Object.keys(documentSchemas).filter(isEntryKind)

/** Kinds with one entry at most, whose slug is the kind. */
export const singleKinds: ReadonlySet<EntryKind> = new Set(['property', 'alert', 'hours', 'homepage'])

export function isEntryKind(name: string): name is EntryKind {
  return Object.hasOwn(documentSchemas, name)
}
