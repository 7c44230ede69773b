import { z } from 'zod'
import { findHtmlError } from './html-grammar.ts'
import { pictureMarkInvariant } from './map-invariants.ts'

// Invariants of decoded values for any response: separate schemas, so that an error of a decoder is not repeated here.

const id = z.string().regex(/^\S{1,400}$/)
const slug = z.string().regex(/^[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}._~-]*$/u)
const text = z.string().check((check) => {
  const { value } = check
  if (value !== value.trim() || value === '' || /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(value)) {
    check.issues.push({ code: 'custom', message: 'not a clean text', input: value })
  }
})
const instant = z.int().min(-1e11).max(8e12)
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const webAddress = z.string().refine((value) => isWebAddress(value), 'not an address')
const path = z.string().regex(/^\/(?![/\\])[^\s\\<>"]*$/)
const email = z.string().regex(/^[^\s<>"'@]+@[^\s<>"'@]+$/)
const texts = z.array(text)
const html = z.string().check((check) => {
  const fault = findHtmlError(check.value)
  if (fault !== undefined) check.issues.push({ code: 'custom', message: fault, input: check.value })
})

const galleryPart = z.strictObject({ kind: z.literal('gallery'), slug })
const textParts = z.array(z.union([z.strictObject({ kind: z.literal('html'), html }), galleryPart]))

const share = z.number().min(0).max(1)
const picture = z.strictObject({
  url: webAddress,
  alt: text.or(z.literal('')).optional(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  focalPoint: z.strictObject({ x: share, y: share }).optional(),
})
const link = z.union([
  z.strictObject({ kind: z.literal('page'), path }),
  z.strictObject({ kind: z.literal('outside'), url: z.string().refine(isOutside, 'not an allowed address') }),
])
const socialLink = z.strictObject({ network: text, url: webAddress })
const owner = z.union([
  z.strictObject({ kind: z.literal('property') }),
  z.strictObject({ kind: z.literal('store'), storeId: id, storeName: text.optional() }),
])
const record = {
  id,
  slug,
  name: text,
  untranslated: z.array(z.string().min(1)),
  updatedAt: instant.optional(),
}
const period = z.strictObject({
  showFrom: instant.optional(),
  start: instant.optional(),
  end: instant.optional(),
  overAt: instant.optional(),
})
const minute = z.int().min(0).max(1439)
const dayHours = z.union([
  z.strictObject({ kind: z.literal('closed') }),
  z.strictObject({ kind: z.literal('all-day') }),
  z.strictObject({ kind: z.literal('open'), opens: minute, closes: minute }),
])
const homePosition = z.int().optional()

const hours = z.strictObject({
  regular: z.array(z.strictObject({ dayOfWeek: z.int().min(0).max(6), hours: dayHours })).max(7),
  holidays: z.array(
    z.strictObject({ from: day, to: day, name: z.union([text, z.literal('')]), hours: dayHours }),
  ),
  calm: z
    .array(
      z.strictObject({
        days: z.array(z.int().min(0).max(6)).min(1).max(7),
        starts: z.int().min(0).max(1439),
        ends: z.int().min(0).max(1439),
        note: text.optional(),
        untranslated: z.array(z.literal('note')),
      }),
    )
    .min(1)
    .optional(),
  extra: html.optional(),
})

const listing = {
  ...record,
  categoryIds: z.array(id),
  tags: texts,
  logo: picture.optional(),
  storeFront: picture.optional(),
  isNew: z.boolean(),
  isComingSoon: z.boolean(),
  isRelocated: z.boolean(),
  isTemporarilyClosed: z.boolean(),
  activePromotions: z.int().min(0),
  activeEvents: z.int().min(0),
  activeJobs: z.int().min(0),
  unit: text.optional(),
  location: text.optional(),
  level: z.int().optional(),
  phone: text.optional(),
  hours: hours.optional(),
  summary: text.optional(),
  pictureMark: pictureMarkInvariant.optional(),
}
const store = z.strictObject({
  ...listing,
  description: html.optional(),
  descriptionParts: textParts.optional(),
  website: link.optional(),
  email: email.optional(),
  socialLinks: z.array(socialLink),
  freeFormHours: html.optional(),
  sections: z.array(z.strictObject({ kind: text, body: html })),
})
const promotion = z.strictObject({
  ...record,
  owner,
  picture: picture.optional(),
  description: html.optional(),
  summary: text.optional(),
  tags: texts,
  isFeatured: z.boolean(),
  homePosition,
  code: text.optional(),
  period,
})
const event = z.strictObject({
  ...promotion.omit({ code: true }).shape,
  subtitle: text.optional(),
  showsTimes: z.boolean(),
  place: text.optional(),
  link: link.optional(),
  series: text.optional(),
})
const galleryItem = z.strictObject({
  id,
  name: text.optional(),
  heading: text.optional(),
  callout: text.optional(),
  description: text.optional(),
  link: link.optional(),
  picture,
  position: z.int(),
  period,
  untranslated: z.array(z.string()),
})
const banner = z.strictObject({ name: z.union([text, z.literal('')]), items: z.array(galleryItem) })
const post = z.strictObject({
  ...record,
  picture: picture.optional(),
  summary: text.optional(),
  body: html.optional(),
  bodyParts: textParts.optional(),
  author: text.optional(),
  publishedAt: instant.optional(),
  categories: texts,
  tags: texts,
})
const location = z.strictObject({
  name: text,
  slug,
  level: z.int().optional(),
  atmosphere: z.enum(['quiet', 'busy']).optional(),
  isTemporarilyClosed: z.boolean(),
  description: html.optional(),
  items: z.array(z.strictObject({ name: text, description: html.optional(), pictures: z.array(picture) })),
})

export const invariants = {
  property: z.strictObject({
    id,
    name: text,
    address: z.strictObject({
      street: z.string(),
      street2: text.optional(),
      city: z.string(),
      region: z.string(),
      postalCode: z.string(),
      country: z.string(),
    }),
    phone: text.optional(),
    email: email.optional(),
    url: webAddress.optional(),
    timeZone: z
      .string()
      .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC'),
    socialLinks: z.array(socialLink),
    alert: z
      .strictObject({
        look: z.enum(['warning', 'danger', 'neutral']),
        title: text.optional(),
        message: html.optional(),
        untranslated: z.array(z.enum(['title', 'message'])),
      })
      .optional(),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    mapPicture: picture.optional(),
  }),
  hours,
  storeList: z.array(z.strictObject(listing)),
  stores: z.array(store),
  store,
  promotions: z.array(promotion),
  events: z.array(event),
  jobs: z.array(
    z.strictObject({
      ...record,
      owner,
      description: html.optional(),
      summary: text.optional(),
      picture: picture.optional(),
      jobType: text.optional(),
      contactName: text.optional(),
      contactEmail: email.optional(),
      contactPhone: text.optional(),
      contactWebsite: link.optional(),
      period,
    }),
  ),
  categories: z.array(
    z.strictObject({
      id,
      slug,
      name: text,
      tags: texts,
      parentId: id.optional(),
      untranslated: z.array(z.string()),
    }),
  ),
  galleries: z.array(z.strictObject({ ...record, items: z.array(galleryItem) })),
  banners: z.array(banner),
  homepage: z.strictObject({
    banners: z.array(banner),
    featuredPromotions: z.array(promotion),
    featuredEvents: z.array(event),
    featuredStores: z.array(z.strictObject(listing)),
    welcomeMessage: text.optional(),
    callout: text.optional(),
  }),
  pages: z.array(
    z.strictObject({
      ...record,
      body: html.optional(),
      bodyParts: textParts.optional(),
      banner: picture.optional(),
      picture: picture.optional(),
      subpages: z.array(z.strictObject({ title: text.optional(), body: html.optional() })),
      gallerySlugs: z.array(slug),
    }),
  ),
  contests: z.array(
    z.strictObject({
      ...record,
      picture: picture.optional(),
      description: html.optional(),
      summary: text.optional(),
      rules: html.optional(),
      minimumAge: z.int().min(1).max(120).optional(),
      eligibility: text.optional(),
      question: text.optional(),
      asksForPhoto: z.boolean(),
      isFeatured: z.boolean(),
      period,
    }),
  ),
  popups: z.array(z.strictObject({ ...record, picture, link: link.optional(), period })),
  blogs: z.array(z.strictObject({ ...record, description: text.optional(), posts: z.array(post) })),
  social: z.array(
    z.strictObject({
      id,
      network: text,
      url: webAddress.optional(),
      picture,
      caption: text.optional(),
      account: text.optional(),
      isVideo: z.boolean(),
      postedAt: instant.optional(),
      untranslated: z.array(z.string()),
    }),
  ),
  pointsOfInterest: z.array(z.strictObject({ name: text, locations: z.array(location) })),
  metaData: z
    .strictObject({
      title: text.optional(),
      description: text.optional(),
      keywords: text.optional(),
      imageUrl: webAddress.optional(),
      imageAlt: text.optional(),
      canonical: z.union([path, webAddress]).optional(),
    })
    .optional(),
  siteMapData: z.array(path),
  redirects: z.map(path, z.strictObject({ to: path, isPermanent: z.boolean() })),
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || /["<>\s\\]/.test(value)) return false
  return url.protocol === 'https:' || url.protocol === 'http:'
}

function isOutside(value: string): boolean {
  if (/["<>\s\\]/.test(value)) return false
  return isWebAddress(value) || /^mailto:[^\s]+@[^\s]+$/.test(value) || /^tel:\+?\d/.test(value)
}
