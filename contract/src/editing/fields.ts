import { z } from 'zod'
import { byLanguage } from './by-language.ts'

/** Folders of the records that a field can name. */
type RecordFolder = 'stores' | 'promotions' | 'events' | 'galleries' | 'blogs'

/** Their kinds. */
type ReferredKind = 'store' | 'promotion' | 'event' | 'gallery' | 'blog'

/**
 * The meaning of a text field. The import uses it to check the field against other content, and editing forms choose
 * their control by it. `translations`: a text by language. `label`: a text that people also write as a number.
 */
export type FieldKind =
  | { readonly kind: 'translations' | 'label' | 'html' | 'article' | 'link' | 'picture' | 'category' }
  | {
      readonly kind:
        | 'date'
        | 'date-or-date-time'
        | 'yearly-day'
        | 'opening-hours'
        | 'store-day-hours'
        | 'recurrence'
    }
  | { readonly kind: 'reference'; readonly folder: RecordFolder; readonly noun: ReferredKind }

/** The kinds of the fields below. A field without a kind is checked by its schema alone. */
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
export const translatedText = inEachLanguage(text).meta({ title: 'text in both languages' })

/** Lists of texts by language. */
export const translatedTextLists = byLanguage(z.array(text)).meta({
  title: 'lists of words, `{ en: [a, b], es: [c] }`',
})

/** HTML by language; docs/content.md lists the allowed elements. */
export const translatedHtml = inEachLanguage(text.clone().register(fieldKinds, { kind: 'html' })).meta({
  title: 'HTML in both languages',
})

/** HTML by language that may hold `<gallery source="slug">`. */
export const translatedArticle = inEachLanguage(text.clone().register(fieldKinds, { kind: 'article' })).meta({
  title: 'HTML in both languages, which may hold galleries',
})

/** A path of the site without language prefix, an http(s) address, or one with `mailto:` or `tel:`. */
export const link = text.meta({ title: 'link' }).register(fieldKinds, { kind: 'link' })

/** `2027-03-01`, or a day relative to the week of the import: `saturday+1` is the Saturday of the next week. */
export const date = text.meta({ title: 'date' }).register(fieldKinds, { kind: 'date' })

/** A date, or a date with a time of day in the mall's zone: `saturday+1 14:00`. */
export const dateOrDateTime = text
  .meta({ title: 'date, with a time or without' })
  .register(fieldKinds, { kind: 'date-or-date-time' })

/** `12-25`, `easter-2`, `3rd monday of 2`, `monday before 05-25`. */
export const yearlyDay = text
  .meta({ title: 'day of every year, or one date' })
  .register(fieldKinds, { kind: 'yearly-day' })

/** `10:00-20:00` in the mall's zone, `closed` or `24h`. */
export const openingHours = text.meta({ title: 'hours' }).register(fieldKinds, { kind: 'opening-hours' })

/** As `openingHours`, or `as-centre`: a store has the hours of the centre on that day, whatever they are. */
export const storeDayHours = text
  .meta({ title: 'hours, or `as-centre`' })
  .register(fieldKinds, { kind: 'store-day-hours' })

/** `10:00-12:00` in wall time of the mall. */
export const timeSpan = text
  .regex(/^\d{1,2}:\d\d-\d{1,2}:\d\d$/, 'must be a time span such as "10:00-12:00"')
  .meta({ title: 'time span, such as 10:00-12:00' })
  .register(fieldKinds, { kind: 'opening-hours' })

/** Path of a picture below the folder of pictures. */
export const pictureFile = text.meta({ title: 'picture file' }).register(fieldKinds, { kind: 'picture' })

/** Lower-case letters, digits and single hyphens. */
export const slug = text
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens')
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

/** The slug of a blog. */
export const blogSlug = reference('blogs', 'blog')

/** A whole number that fits an integer column of the database. */
export const wholeNumber = z
  .int32('must be a whole number of at most ten digits')
  .meta({ title: 'whole number' })

/** The place of an entry among those of its kind. In a content folder they are one list, in that order. */
export const position = wholeNumber.optional().describe('Order in the list, 1 first.')

/** The number of a level of the mall. Sites ignore numbers outside this range. */
export const level = z
  .int('must be a whole number')
  .min(-20, 'must be from -20 to 200')
  .max(200, 'must be from -20 to 200')
  .meta({
    title: 'whole number from -20 to 200',
    description: 'The numbering is your own; below ground it is negative.',
  })

/** A boolean, false by default. */
export const flag = z.boolean().default(false)

/** A picture with its alternative text. Without one it should say that it only decorates. */
export const picture = z.strictObject({
  path: pictureFile,
  alt: translatedText.optional().describe('What it shows, for people who cannot see it.'),
  decorative: flag.describe('True: it says nothing that the text beside it does not; it needs no `alt`.'),
})

/** True for a record that is not published. */
export const draft = flag.describe('True: not published.')

/** The first day on which a record is published. */
export const showFrom = date.describe('Not published before this day.')

/** Position among the featured records of the home page. */
export const homePosition = wholeNumber.describe('Order on the home page, 1 first.')

/** The store a record belongs to. */
export const owner = storeSlug.optional().describe('Absent: it belongs to the centre.')

/** Profiles on social networks. */
export const socialLinks = z
  .array(z.strictObject({ network: text.describe('Such as Instagram.'), url: webAddress }))
  .default([])

function inEachLanguage(schema: typeof text) {
  return byLanguage(schema).register(fieldKinds, { kind: 'translations' })
}

function reference(folder: RecordFolder, noun: ReferredKind) {
  return text.meta({ title: `slug of a ${noun}` }).register(fieldKinds, { kind: 'reference', folder, noun })
}
