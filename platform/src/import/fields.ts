import { z } from 'zod'
import { type Moment, parseTime, resolveDate, resolveMoment } from './dates.ts'
import { findHtmlFaults } from './html-faults.ts'
import type { PictureFile, Pictures } from './pictures.ts'
import { findLinkFault, type LinkTargets } from './site-links.ts'

/** What the fields of a record are checked against. */
export interface Surroundings {
  /** The day of import where the property is. */
  readonly today: string
  readonly pictures: Pictures
  readonly targets: LinkTargets
  /** Slugs by the folder of the records. */
  readonly records: ReadonlyMap<string, ReadonlySet<string>>
  readonly categories: ReadonlySet<string>
  readonly siteUrl: string | undefined
}

export interface Period {
  readonly start?: Moment | string | undefined
  readonly end?: Moment | string | undefined
}

export type Fields = ReturnType<typeof createFields>

/** Text without blanks around it. */
export const text = z.string().trim().min(1, 'is empty')

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with https://',
})

export const email = z.email('is not an e-mail address')

/** Text in both languages, or one text that serves both. */
export const words = inBoth(text)

/** Lists of words by language. */
export const wordLists = z
  .strictObject({ en: z.array(text), es: z.array(text).optional() })
  .transform(({ en, es }) => ({
    en,
    ...(es === undefined ? {} : { es }),
  }))

export const whole = z.int('must be a whole number')

/** The kinds of field that content is made of. */
export function createFields(around: Surroundings) {
  const html = inBoth(
    text.superRefine((value, context) => {
      for (const message of findHtmlFaults(value, linkFault)) context.addIssue(message)
    }),
  )
  const article = inBoth(
    text.superRefine((value, context) => {
      for (const message of findHtmlFaults(value, linkFault, galleryFault)) context.addIssue(message)
    }),
  )
  const galleryFault = (slug: string) =>
    around.records.get('galleries')?.has(slug) === true ? undefined : `there is no gallery "${slug}"`
  const linkFault = (href: string) => findLinkFault(href, around.targets, around.siteUrl)
  const link = text.superRefine((value, context) => {
    const message = linkFault(value)
    if (message !== undefined) context.addIssue(message)
  })
  const path = text.transform((value, context): PictureFile => {
    const picture = around.pictures.get(value)
    if (typeof picture === 'object') return picture
    context.addIssue(
      picture === undefined ? `there is no picture "${value}"` : `the picture "${value}" ${picture}`,
    )
    return z.NEVER
  })
  const date = text.transform((value, context) => {
    const resolved = resolveDate(value, around.today)
    if (resolved !== undefined) return resolved
    context.addIssue(`"${value}" is not a date such as 2027-03-01, saturday+1 or monday+10d`)
    return z.NEVER
  })
  const moment = text.transform((value, context) => {
    const resolved = resolveMoment(value, around.today)
    if (resolved !== undefined) return resolved
    context.addIssue(`"${value}" is not a moment such as "saturday+1 14:00"`)
    return z.NEVER
  })
  const picture = z.strictObject({ path, alt: words })
  const reference = (folder: string, noun: string) =>
    text.refine((value) => around.records.get(folder)?.has(value), {
      error: ({ input }) => `there is no ${noun} "${input}"`,
    })
  const category = text.refine((value) => around.categories.has(value), {
    error: ({ input }) => `there is no category "${input}"`,
  })
  return { html, article, link, path, date, moment, picture, reference, category }
}

/** Checks the order of two fields of a record. */
export function endsAfterStart({ start, end }: Period, context: z.RefinementCtx): void {
  if (start === undefined || end === undefined || sortable(start, 0) <= sortable(end, 1440)) return
  context.addIssue({ code: 'custom', path: ['end'], message: 'is before the start' })
}

/** `10:00-20:00`, `closed` or `24h`. */
export const openingHours = text.transform((value, context): Opening => {
  if (value === 'closed') return { open_time: null, close_time: null, is_closed: true, open_full_day: false }
  if (value === '24h') return { open_time: null, close_time: null, is_closed: false, open_full_day: true }
  const [opens = '', closes = '', ...rest] = value.split('-')
  const isRange =
    rest.length === 0 && parseTime(opens) !== undefined && parseTime(closingTime(closes)) !== undefined
  if (isRange) {
    return { open_time: opens, close_time: closingTime(closes), is_closed: false, open_full_day: false }
  }
  context.addIssue(`"${value}" is not a time span such as "10:00-20:00", closed or 24h`)
  return z.NEVER
})

export interface Opening {
  readonly open_time: string | null
  readonly close_time: string | null
  readonly is_closed: boolean
  readonly open_full_day: boolean
}

function closingTime(time: string): string {
  return time === '24:00' ? '00:00' : time
}

function sortable(value: Moment | string, wholeDayMinute: number): string {
  const { date, minute = wholeDayMinute } = typeof value === 'string' ? { date: value } : value
  return `${date} ${String(minute).padStart(4, '0')}`
}

function inBoth(schema: z.ZodType<string>) {
  const both = z.strictObject({ en: schema, es: schema.optional() })
  return z
    .preprocess((value) => (typeof value === 'string' ? { en: value, es: value } : value), both)
    .transform(({ en, es }) => ({ en, ...(es === undefined ? {} : { es }) }))
}
