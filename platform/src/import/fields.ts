import { byLanguage } from '@promenade/contract/schema/by-language'
import { locales } from '@promenade/domain/locale/locale'
import { z } from 'zod'
import { type Moment, resolveDate, resolveMoment } from './dates.ts'
import { findHtmlFaults } from './html-faults.ts'
import type { PictureFile, Pictures } from './pictures.ts'
import { findLinkFault, type LinkTargets } from './site-links.ts'

/** What the fields of a record are checked against. */
export interface Surroundings {
  /** The day of import where the property is. */
  readonly today: string
  /** Undefined where the folder of pictures is not there. */
  readonly pictures: Pictures | undefined
  readonly picturesPath: string
  readonly targets: LinkTargets
  /** Slugs by the folder of the records. */
  readonly records: ReadonlyMap<string, ReadonlySet<string>>
  /** Undefined where they cannot be read: that is a fault of their file, not of those who name one. */
  readonly categories: ReadonlySet<string> | undefined
  readonly siteUrl: string | undefined
}

export interface Period {
  readonly start?: Moment | string | undefined
  readonly end?: Moment | string | undefined
}

export type Fields = ReturnType<typeof createFields>

/** Text without blanks around it. */
export const text = z
  .string()
  .trim()
  .min(1, 'is empty: write a text or remove the field')
  .meta({ title: 'text' })

export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with https://' })
  .meta({ title: 'web address' })

export const email = z.email('is not an e-mail address').meta({ title: 'e-mail address' })

/** Text in both languages, or one text that serves both. */
export const words = inEach(text).meta({ title: 'text in both languages' })

/** Lists of words by language. */
export const wordLists = byLanguage(z.array(text)).meta({
  title: 'lists of words, `{ en: [a, b], es: [c] }`',
})

/** As large as a column of the database takes. */
export const whole = z.int32('must be a whole number of at most ten digits').meta({ title: 'whole number' })

/** The site takes no others. */
export const level = z
  .int('must be a whole number')
  .min(-20, 'must be from -20 to 200')
  .max(200, 'must be from -20 to 200')
  .meta({ title: 'whole number from -20 to 200' })

/** The kinds of field that content is made of. */
export function createFields(around: Surroundings) {
  const html = inEach(
    text.superRefine((value, context) => {
      for (const message of findHtmlFaults(value, linkFault)) context.addIssue(message)
    }),
  ).meta({ title: 'HTML in both languages' })
  const article = inEach(
    text.superRefine((value, context) => {
      for (const message of findHtmlFaults(value, linkFault, galleryFault)) context.addIssue(message)
    }),
  ).meta({ title: 'HTML in both languages, which may hold galleries' })
  const galleryFault = (slug: string) =>
    around.records.get('galleries')?.has(slug) === true ? undefined : `there is no gallery "${slug}"`
  const linkFault = (href: string) => findLinkFault(href, around.targets, around.siteUrl)
  const link = text
    .superRefine((value, context) => {
      const message = linkFault(value)
      if (message !== undefined) context.addIssue(message)
    })
    .meta({ title: 'link' })
  const path = text
    .transform((value, context): PictureFile => {
      const picture = around.pictures?.get(value)
      if (typeof picture === 'object') return picture
      context.addIssue(pictureFault(value, picture, around))
      return z.NEVER
    })
    .meta({ title: 'picture file' })
  const date = text
    .transform((value, context) => {
      const resolved = resolveDate(value, around.today)
      if (resolved !== undefined) return resolved
      context.addIssue(`"${value}" is not a date such as 2027-03-01, saturday+1 or monday+10d`)
      return z.NEVER
    })
    .meta({ title: 'date' })
  const moment = text
    .transform((value, context) => {
      const resolved = resolveMoment(value, around.today)
      if (resolved !== undefined) return resolved
      context.addIssue(`"${value}" is not a moment such as "saturday+1 14:00"`)
      return z.NEVER
    })
    .meta({ title: 'date, with a time or without' })
  const picture = z.strictObject({ path, alt: words })
  const reference = (folder: string, noun: string) =>
    text
      .refine((value) => around.records.get(folder)?.has(value), {
        error: ({ input }) => `there is no ${noun} "${input}": ${folder}/${input}.yaml is missing`,
      })
      .meta({ title: `slug of a ${noun}` })
  const category = text
    .refine((value) => around.categories?.has(value) !== false, {
      error: ({ input }) => `there is no category "${input}" in categories.yaml`,
    })
    .meta({ title: 'slug of a category' })
  return { html, article, link, path, date, moment, picture, reference, category }
}

/** Of a folder that is not there; told once, not for each picture in it. */
export const noPicturesFolder = 'names a picture, but there is no folder of pictures'

function pictureFault(path: string, reason: string | undefined, around: Surroundings): string {
  if (around.pictures === undefined) return noPicturesFolder
  return reason === undefined
    ? `there is no picture "${path}" in ${around.picturesPath}`
    : `the picture "${path}" ${reason}`
}

/** Checks the order of two fields of a record, whatever else is wrong with it. */
export function endingAfterStart<Schema extends z.ZodType<Period>>(schema: Schema): Schema {
  return schema.refine(isInOrder, {
    path: ['end'],
    message: 'is before the start',
    when: ({ issues }) => !issues.some(({ path: [field] = [] }) => field === 'start' || field === 'end'),
  })
}

function isInOrder({ start, end }: Period): boolean {
  return start === undefined || end === undefined || sortable(start, 0) <= sortable(end, 1440)
}

function sortable(value: Moment | string, wholeDayMinute: number): string {
  const { date, minute = wholeDayMinute } = typeof value === 'string' ? { date: value } : value
  return `${date} ${String(minute).padStart(4, '0')}`
}

/** One text serves all languages. */
function inEach(schema: z.ZodType<string, string>) {
  return z.preprocess(
    (value) =>
      typeof value === 'string' ? Object.fromEntries(locales.map(({ code }) => [code, value])) : value,
    byLanguage(schema),
  )
}
