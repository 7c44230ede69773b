import { isTimeZone } from '@promenade/domain/calendar/time-zone'
import { z } from 'zod'
import { daysOfWeek, resolveHoliday } from './dates.ts'
import {
  email,
  endsAfterStart,
  type Fields,
  openingHours,
  text,
  webAddress,
  whole,
  wordLists,
  words,
} from './fields.ts'

export type Format = ReturnType<typeof createFormat>

/** The shape of every kind of content file. A field that is not named here is a fault. */
export function createFormat(fields: Fields) {
  const { html, article, link, path, date, moment, picture, reference, category } = fields
  const store = reference('stores', 'store').optional()
  const socialLinks = z.array(z.strictObject({ network: text, url: webAddress })).default([])
  const flag = z.boolean().default(false)
  const hours = z.strictObject({
    regular: z.partialRecord(z.enum(daysOfWeek), openingHours).default({}),
    holidays: z
      .array(z.strictObject({ name: words, date: holiday, until: holiday.optional(), hours: openingHours }))
      .default([]),
    extra: html.optional(),
  })
  const promotion = z
    .strictObject({
      name: words,
      store,
      picture: picture.optional(),
      description: html,
      start: date,
      end: date.optional(),
      show_from: date.optional(),
      featured: flag,
      home_position: whole.optional(),
      tags: wordLists.optional(),
      draft: flag,
      code: text.optional(),
    })
    .superRefine(endsAfterStart)
  const event = z
    .strictObject({
      name: words,
      subtitle: words.optional(),
      store,
      picture: picture.optional(),
      description: html,
      start: moment,
      end: moment.optional(),
      show_from: date.optional(),
      show_times: z.boolean(),
      place: words.optional(),
      featured: flag,
      home_position: whole.optional(),
      tags: wordLists.optional(),
      link: link.optional(),
      draft: flag,
    })
    .superRefine(endsAfterStart)
  return {
    hours,
    promotion,
    event,
    property: property.extend({
      social_links: socialLinks,
      alert: z
        .strictObject({
          type: z.enum(['none', 'info', 'warning', 'danger']),
          title: words.optional(),
          message: html.optional(),
        })
        .optional(),
    }),
    store: z.strictObject({
      name: words,
      categories: z.array(category).min(1, 'names no category'),
      unit: z.union([text, z.int().transform(String)], { error: 'must be text such as "K3"' }).optional(),
      level: whole.optional(),
      logo: picture.optional(),
      store_front: picture.optional(),
      summary: words.optional(),
      description: article.optional(),
      phone: text.optional(),
      website: webAddress.optional(),
      email: email.optional(),
      social_links: socialLinks,
      tags: wordLists.optional(),
      flags: z.array(z.enum(['new', 'coming', 'relocated', 'temporarily-closed'])).default([]),
      show_from: date.optional(),
      hours: hours.optional(),
      free_form_hours: html.optional(),
      products: html.optional(),
      service: html.optional(),
      return_policy: html.optional(),
    }),
    job: z
      .strictObject({
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
        draft: flag,
      })
      .superRefine(endsAfterStart),
    contest: z
      .strictObject({
        name: words,
        picture,
        description: html,
        rules: html,
        minimum_age: z.int().min(1).max(120).optional(),
        eligibility: words.optional(),
        question: words.optional(),
        start: date,
        end: date,
        photo: z.boolean(),
        featured: flag,
      })
      .superRefine(endsAfterStart),
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
        name: text,
        items: z.array(
          z
            .strictObject({
              picture,
              heading: words.optional(),
              callout: words.optional(),
              link: link.optional(),
              start: date.optional(),
              end: date.optional(),
            })
            .superRefine(endsAfterStart),
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
    popup: z
      .strictObject({
        name: words,
        picture,
        link: link.optional(),
        start: date.optional(),
        end: date.optional(),
      })
      .superRefine(endsAfterStart),
    social: z.array(
      z.strictObject({
        slug,
        network: text.regex(/^[a-z]+$/, 'must be small letters'),
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
          level: whole.optional(),
          closed: flag,
          description: html.optional(),
          items: z.array(z.strictObject({ name: words, description: html.optional() })).default([]),
        }),
      ),
    }),
    metaData: z.array(
      z.strictObject({
        path: link,
        title: words.optional(),
        description: words.optional(),
        keywords: words.optional(),
        picture: z.strictObject({ path, alt: words.optional() }).optional(),
      }),
    ),
  }
}

const slug = text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')

/** Any year will do: which rules there are does not depend on it, save the 29th of February. */
const leapYear = 2024

const holiday = text.refine(
  (value) => resolveHoliday(value, leapYear) !== undefined || value.startsWith('5th '),
  {
    error: ({ input }) => `"${input}" is not a yearly day such as "12-25", easter-2 or 3rd monday of 2`,
  },
)

/** The property comes first: its time zone and address decide how the rest is read. */
export const property = z.strictObject({
  id: z.int().positive(),
  name: text,
  address1: text,
  address2: text.optional(),
  city: text,
  province_state: text,
  country: text,
  postal_code: text,
  url: webAddress.optional(),
  time_zone: text.refine(isTimeZone, {
    error: ({ input }) => `"${input}" is not a time zone such as America/Halifax`,
  }),
  phone: text.optional(),
  email: email.optional(),
  latitude: z.number().min(-90, 'must be from -90 to 90').max(90, 'must be from -90 to 90').optional(),
  longitude: z.number().min(-180, 'must be from -180 to 180').max(180, 'must be from -180 to 180').optional(),
  social_links: z.unknown().optional(),
  alert: z.unknown().optional(),
})

const category = z.strictObject({ slug, name: words })

/** The category tree comes before the stores, which name its slugs. */
export const categories = z.array(category.extend({ children: z.array(category).default([]) }))
