import type { z } from 'zod'
import { editableAlert } from './alert/document.ts'
import { bannerDocument } from './banner/document.ts'
import { editableBlog } from './blog/document.ts'
import { categoryDocument } from './category/document.ts'
import { editableContest } from './contest/document.ts'
import { editableCoupon } from './coupon/document.ts'
import { editableEvent } from './event/document.ts'
import { editableGallery } from './gallery/document.ts'
import { editableHomepage } from './homepage/document.ts'
import { hoursDocument } from './hours/document.ts'
import { editableJob } from './job/document.ts'
import { metaDataDocument } from './meta-data/document.ts'
import { editableNews } from './news/document.ts'
import { editablePage } from './page/document.ts'
import { editablePointOfInterest } from './point-of-interest/document.ts'
import { editablePopup } from './popup/document.ts'
import { postDocument } from './post/document.ts'
import { editablePromotion } from './promotion/document.ts'
import { propertyDocument } from './property/document.ts'
import { socialPostDocument } from './social-post/document.ts'
import { specialDayDocument } from './special-day/document.ts'
import { editableStore } from './store/document.ts'
import type { EntryKind } from './kinds.ts'

/**
 * The document of each kind of entry: one record as staff edit it. Files of the content folder that hold a list, or
 * several records, are one document per item here; their order is `position`. An entry has its slug beside its document.
 */
export const documentSchemas = {
  property: propertyDocument,
  alert: editableAlert,
  hours: hoursDocument,
  'special-day': specialDayDocument,
  category: categoryDocument,
  store: editableStore,
  promotion: editablePromotion,
  coupon: editableCoupon,
  event: editableEvent,
  news: editableNews,
  job: editableJob,
  contest: editableContest,
  blog: editableBlog,
  post: postDocument,
  page: editablePage,
  homepage: editableHomepage,
  gallery: editableGallery,
  banner: bannerDocument,
  popup: editablePopup,
  'meta-data': metaDataDocument,
  'point-of-interest': editablePointOfInterest,
  'social-post': socialPostDocument,
} as const satisfies Readonly<Record<EntryKind, z.ZodObject>>

/** A parsed document. */
export type DocumentOf<Kind extends EntryKind> = z.output<(typeof documentSchemas)[Kind]>
