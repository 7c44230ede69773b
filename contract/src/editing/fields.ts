import { z } from 'zod'
import { byLanguage } from './by-language.ts'

/** Folders of the records that a field can name. */
export type RecordFolder = 'stores' | 'promotions' | 'events' | 'galleries'

/**
 * What a field holds beyond its type, for those who check it against other content and for forms. `translations`:
 * a text by language. `label`: a text that people also write as a number.
 */
export type FieldKind =
  | { readonly kind: 'translations' | 'label' | 'html' | 'article' | 'link' | 'picture' | 'category' }
  | { readonly kind: 'date' | 'moment' | 'yearly-day' | 'opening-hours' }
  | { readonly kind: 'reference'; readonly folder: RecordFolder; readonly noun: string }

/** The kinds of the fields below; a field that is not in it is checked by its schema alone. */
export const fieldKinds = z.registry<FieldKind>()

/** Plain text, without blanks around it. */
export const text = z
  .string()
  .trim()
  .min(1, 'is empty: write a text or remove the field')
  .meta({ title: 'text' })

/** A text that may be written as a number, such as a unit. */
export const label = text.meta({ title: 'text or number' }).register(fieldKinds, { kind: 'label' })

/** An absolute http(s) address. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with https://' })
  .meta({ title: 'web address' })

/** One e-mail address, without a name. */
export const email = z.email('is not an e-mail address').meta({ title: 'e-mail address' })

/** Plain text by language. */
export const words = inEachLanguage(text).meta({ title: 'text in both languages' })

/** Lists of words by language. */
export const wordLists = byLanguage(z.array(text)).meta({
  title: 'lists of words, `{ en: [a, b], es: [c] }`',
})

/** HTML by language, in the elements that docs/content.md lists. */
export const html = inEachLanguage(text.clone().register(fieldKinds, { kind: 'html' })).meta({
  title: 'HTML in both languages',
})

/** HTML by language that may hold `<gallery source="slug">`. */
export const article = inEachLanguage(text.clone().register(fieldKinds, { kind: 'article' })).meta({
  title: 'HTML in both languages, which may hold galleries',
})

/** A path of the site without language prefix, an http(s) address, or one with `mailto:` or `tel:`. */
export const link = text.meta({ title: 'link' }).register(fieldKinds, { kind: 'link' })

/** `2027-03-01`, or a day of the week of import such as `saturday+1`. */
export const date = text.meta({ title: 'date' }).register(fieldKinds, { kind: 'date' })

/** A date, or a date and a wall time of the mall: `saturday+1 14:00`. */
export const moment = text
  .meta({ title: 'date, with a time or without' })
  .register(fieldKinds, { kind: 'moment' })

/** `12-25`, `easter-2`, `3rd monday of 2`, `monday before 05-25`. */
export const yearlyDay = text
  .meta({ title: 'day of every year' })
  .register(fieldKinds, { kind: 'yearly-day' })

/** `10:00-20:00` in wall time of the mall, `closed` or `24h`. */
export const openingHours = text.meta({ title: 'hours' }).register(fieldKinds, { kind: 'opening-hours' })

/** `10:00-12:00` in wall time of the mall. */
export const timeSpan = text
  .regex(/^\d{1,2}:\d\d-\d{1,2}:\d\d$/, 'must be a time span such as "10:00-12:00"')
  .meta({ title: 'time span, such as 10:00-12:00' })
  .register(fieldKinds, { kind: 'opening-hours' })

/** Path of a picture below the folder of pictures. */
export const pictureFile = text.meta({ title: 'picture file' }).register(fieldKinds, { kind: 'picture' })

/** A picture and what it shows. */
export const picture = z.strictObject({ path: pictureFile, alt: words })

/** Small letters, digits and single hyphens. */
export const slug = text
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
  .meta({ title: 'slug' })

/** The slug of a category, of either level. */
export const categorySlug = text
  .meta({ title: 'slug of a category' })
  .register(fieldKinds, { kind: 'category' })

/** The slug of a promotion; a coupon does not count. */
export const promotionSlug = reference('promotions', 'promotion')

/** The slug of an event; a news item does not count. */
export const eventSlug = reference('events', 'event')

/** The slug of a store. */
export const storeSlug = reference('stores', 'store')

/** The slug of a gallery. */
export const gallerySlug = reference('galleries', 'gallery')

/** Fits an integer column of the database. */
export const whole = z.int32('must be a whole number of at most ten digits').meta({ title: 'whole number' })

/** A level of the mall: sites take no others. */
export const level = z
  .int('must be a whole number')
  .min(-20, 'must be from -20 to 200')
  .max(200, 'must be from -20 to 200')
  .meta({
    title: 'whole number from -20 to 200',
    description: 'The numbering is your own; below ground it is negative.',
  })

/** False where it is absent. */
export const flag = z.boolean().default(false)

/** A record that is written but not yet for visitors. */
export const draft = flag.describe('True: nobody sees it.')

/** The first day on which a record is sent. */
export const showFrom = date.describe('Nobody sees it before.')

/** Position among what the home page features. */
export const homePosition = whole.describe('Order on the home page, 1 first.')

/** The store a record belongs to. */
export const owner = storeSlug.optional().describe('Absent: it is the centre’s own.')

/** Profiles on social networks. */
export const socialLinks = z
  .array(z.strictObject({ network: text.describe('Such as Instagram.'), url: webAddress }))
  .default([])

function inEachLanguage(schema: typeof text) {
  return byLanguage(schema).register(fieldKinds, { kind: 'translations' })
}

function reference(folder: RecordFolder, noun: string) {
  return text.meta({ title: `slug of a ${noun}` }).register(fieldKinds, { kind: 'reference', folder, noun })
}
