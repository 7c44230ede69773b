import { z } from 'zod'
import { daysOfWeek, resolveHoliday } from './dates.ts'
import {
  email,
  endingAfterStart,
  type Fields,
  level,
  text,
  webAddress,
  whole,
  wordLists,
  words,
} from './fields.ts'
import { openingHours } from './opening-hours.ts'
import { property } from './property-format.ts'

export type Format = ReturnType<typeof createFormat>

/** The shape of every kind of content file. A field that is not named here is a fault. */
export function createFormat(fields: Fields) {
  const { html, article, link, path, date, moment, picture, reference, category } = fields
  const store = reference('stores', 'store').optional().describe('Absent: it is the centre’s own.')
  const socialLinks = z
    .array(z.strictObject({ network: text.describe('Such as Instagram.'), url: webAddress }))
    .default([])
  const flag = z.boolean().default(false)
  const hours = z.strictObject({
    regular: z.partialRecord(z.enum(daysOfWeek), openingHours).default({}).meta({
      title: 'hours by day, `monday` to `sunday`',
      description: 'Of a store: only the days that differ from the centre’s.',
    }),
    holidays: z
      .array(
        z.strictObject({
          name: words,
          date: holiday,
          until: holiday.optional().describe('The last day, where there are several.'),
          hours: openingHours,
        }),
      )
      .default([]),
    extra: html.optional(),
  })
  const promotion = endingAfterStart(
    z.strictObject({
      name: words,
      store,
      picture: picture.optional(),
      description: html,
      start: date,
      end: date.optional(),
      show_from: date.optional().describe('Nobody sees it before.'),
      featured: flag,
      home_position: whole.optional().describe('Order on the home page, 1 first.'),
      tags: wordLists.optional(),
      draft: flag.describe('True: nobody sees it.'),
      code: text.optional().describe('What a shopper says or shows; for coupons.'),
    }),
  )
  const event = endingAfterStart(
    z.strictObject({
      name: words,
      subtitle: words.optional(),
      store,
      picture: picture.optional(),
      description: html,
      start: moment,
      end: moment.optional(),
      show_from: date.optional().describe('Nobody sees it before.'),
      show_times: z.boolean().describe('False: only the days are shown.'),
      place: words.optional(),
      featured: flag,
      home_position: whole.optional().describe('Order on the home page, 1 first.'),
      tags: wordLists.optional(),
      link: link.optional(),
      draft: flag.describe('True: nobody sees it.'),
    }),
  )
  return {
    hours,
    promotion,
    event,
    property: property.extend({
      social_links: socialLinks,
      alert: z
        .strictObject({
          type: z.enum(['none', 'info', 'warning', 'danger']).describe('With none, no alert is shown.'),
          title: words.optional(),
          message: html.optional(),
        })
        .optional(),
    }),
    store: z.strictObject({
      name: words,
      categories: z.array(category).min(1, 'names no category').describe('Parents follow by themselves.'),
      unit: z
        .union([text, z.int().transform(String)], { error: 'must be text such as "K3"' })
        .meta({ title: 'text or number' })
        .optional()
        .describe('Several stores may share one.'),
      level: level.optional().describe('The numbering is your own; below ground it is negative.'),
      logo: picture.optional().describe('Absent: `logos/SLUG.svg` where that file is, or else the name.'),
      store_front: picture.optional(),
      summary: words.optional().describe('One line, at most 90 characters.'),
      description: article.optional(),
      phone: text.optional(),
      website: webAddress.optional(),
      email: email.optional(),
      social_links: socialLinks,
      tags: wordLists.optional().describe('Words people search for.'),
      flags: z.array(z.enum(['new', 'coming', 'relocated', 'temporarily-closed'])).default([]),
      show_from: date.optional().describe('Nobody sees it before.'),
      hours: hours.optional().describe('Fields as in hours.yaml, for what differs from the centre.'),
      free_form_hours: html.optional(),
      products: html.optional(),
      service: html.optional(),
      return_policy: html.optional(),
    }),
    job: endingAfterStart(
      z.strictObject({
        name: words,
        store,
        description: html,
        job_type: z.enum(['Full Time', 'Part Time', 'Part Time/Full Time', 'Seasonal']),
        start: date,
        end: date,
        contact_name: text.optional(),
        contact_email: email.optional(),
        contact_phone: text.optional(),
        contact_website: webAddress.optional(),
        draft: flag.describe('True: nobody sees it.'),
      }),
    ),
    contest: endingAfterStart(
      z.strictObject({
        name: words,
        picture,
        description: html,
        rules: html,
        minimum_age: age.optional(),
        eligibility: words.optional(),
        question: words.optional(),
        start: date,
        end: date,
        photo: z.boolean().describe('Whether an entry needs a photo.'),
        featured: flag,
      }),
    ),
    blog: z.strictObject({ name: words, description: words.optional() }),
    post: z.strictObject({
      title: words,
      picture: picture.optional(),
      summary: words,
      body: article,
      author: text.optional(),
      published: date,
      categories: wordLists.optional(),
      tags: wordLists.optional(),
    }),
    gallery: z.strictObject({
      name: words,
      items: z
        .array(z.strictObject({ path, alt: words, caption: words.optional() }))
        .min(1, 'has no picture'),
    }),
    banners: z.array(
      z.strictObject({
        name: text.describe('One of the names in content.md.'),
        items: z.array(
          endingAfterStart(
            z.strictObject({
              picture,
              heading: words.optional(),
              callout: words.optional(),
              link: link.optional(),
              start: date.optional(),
              end: date.optional(),
            }),
          ),
        ),
      }),
    ),
    homepage: z.strictObject({
      featured_promotions: z.array(reference('promotions', 'promotion')).default([]),
      featured_events: z.array(reference('events', 'event')).default([]),
      featured_stores: z.array(reference('stores', 'store')).default([]),
      welcome_message: words.optional(),
      callout: words.optional(),
    }),
    page: z.strictObject({
      title: words,
      banner: picture.optional(),
      body: article,
      subpages: z.array(z.strictObject({ title: words.optional(), body: html })).default([]),
      galleries: z.array(reference('galleries', 'gallery')).default([]),
    }),
    popup: endingAfterStart(
      z.strictObject({
        name: words,
        picture,
        link: link.optional(),
        start: date.optional(),
        end: date.optional(),
      }),
    ),
    social: z.array(
      z.strictObject({
        slug,
        network: text.regex(/^[a-z]+$/, 'must be small letters').describe('Such as instagram.'),
        link: webAddress.optional(),
        video: flag,
        picture,
        caption: words.optional(),
        account: text.optional(),
        posted: moment,
      }),
    ),
    pointOfInterest: z.strictObject({
      name: words,
      locations: z.array(
        z.strictObject({
          slug,
          name: words,
          level: level.optional().describe('The numbering is your own; below ground it is negative.'),
          closed: flag.describe('Out of service: nobody is sent there.'),
          description: html.optional(),
          items: z.array(z.strictObject({ name: words, description: html.optional() })).default([]),
        }),
      ),
    }),
    metaData: z.array(
      z.strictObject({
        path: link.describe('The page it is about.'),
        title: words.optional(),
        description: words.optional(),
        keywords: words.optional(),
        picture: z.strictObject({ path, alt: words.optional() }).optional(),
      }),
    ),
  }
}

const slug = text
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
  .meta({ title: 'slug' })

const age = z
  .int('must be a whole number')
  .min(1, 'must be from 1 to 120')
  .max(120, 'must be from 1 to 120')
  .meta({ title: 'whole number from 1 to 120' })

/** Any year will do: which rules there are does not depend on it, save the 29th of February. */
const leapYear = 2024

const holiday = text
  .refine((value) => resolveHoliday(value, leapYear) !== undefined || value.startsWith('5th '), {
    error: ({ input }) => `"${input}" is not a yearly day such as "12-25", easter-2 or 3rd monday of 2`,
  })
  .meta({ title: 'day of every year' })

const category = z.strictObject({ slug, name: words })

/** The category tree comes before the stores, which name its slugs. */
export const categories = z.array(category.extend({ children: z.array(category).default([]) }))
