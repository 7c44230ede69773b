import { readText } from '@promenade/contract/decode/text'
import type { FieldKind } from '@promenade/contract/editing/fields'
import { isIsoDate } from '@promenade/domain/calendar/dates'
import { resolveYearlyDay } from '@promenade/domain/calendar/yearly-day'
import { parseStoreDayHours } from '@promenade/domain/hours/as-centre'
import { parseOpeningHours } from '@promenade/domain/hours/written-hours'
import { z } from 'zod'
import { resolveDate, resolveDateAndTime } from './dates.ts'
import type { FaultCode } from './content-issue.ts'
import { findHtmlFaults } from './check-html.ts'
import type { Pictures } from './pictures.ts'
import { findLinkFault, type SlugsOf } from './site-links.ts'
import type { Issue } from './source.ts'
import type { Field } from './walk-fields.ts'

/** The content that the fields of a record may refer to. */
export interface CheckContext {
  /** The day of the import in the property's time zone. */
  readonly today: string
  /** Undefined without a folder of pictures. */
  readonly pictures: Pictures | undefined
  readonly picturesPath: string
  readonly slugsOf: SlugsOf
  /** Undefined if categories.yaml is invalid, which is reported once, not for each store. */
  readonly categories: ReadonlySet<string> | undefined
  readonly siteUrl: string | undefined
}

/** True for a field that `findFieldFaults` looks at. */
export function isChecked({ schema, kind, value }: Field): boolean {
  return kind !== undefined || schema instanceof z.ZodObject || isInvisible(value)
}

/** Sites remove tags from plain text; a record whose name is nothing else would be shown nowhere. */
function isInvisible(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && readText(value) === undefined
}

/** Finds faults that a schema cannot find: invalid dates, links, pictures and references to other records. */
export function findFieldFaults(fields: readonly Field[], context: CheckContext): Issue[] {
  return fields.flatMap(({ schema, kind, value, path }) => {
    const reversed = schema instanceof z.ZodObject && spans.find((span) => isReversed(value, span, context))
    if (reversed)
      return [{ path: [...path, reversed.last], message: 'is before the start', reason: 'reversed' }]
    const text = typeof value === 'string' ? value.trim() : ''
    // The schema reports empty values and values that are not text.
    if (text === '') return []
    if (kind === undefined)
      return isInvisible(text) ? [{ path, message: 'has only tags or characters that are not shown' }] : []
    return checkText(kind, text, context).map((found) => ({ path, ...found }))
  })
}

type TextFault = Omit<Issue, 'path'>

function checkText(field: FieldKind, text: string, context: CheckContext): readonly TextFault[] {
  const { today, slugsOf, categories, siteUrl } = context
  const unless = (isGood: boolean, message: string, reason?: FaultCode): readonly TextFault[] =>
    isGood ? [] : [{ message, ...(reason === undefined ? {} : { reason }) }]
  switch (field.kind) {
    case 'translations':
    case 'label':
    case 'recurrence':
      return []
    case 'html':
    case 'article':
      return checkHtml(text, field.kind, context)
    case 'link':
      return [findLinkFault(text, slugsOf, siteUrl)]
        .filter((message) => message !== undefined)
        .map((message) => ({ message, reason: 'link' }))
    case 'picture':
      return findPictureFaults(text, context).map((message) => ({ message, reason: 'reference' }))
    case 'category':
      return unless(
        categories?.has(text) !== false,
        `there is no category "${text}" in categories.yaml`,
        'reference',
      )
    case 'reference':
      return unless(
        slugsOf(field.noun).has(text),
        `there is no ${field.noun} "${text}": ${field.folder}/${text}.yaml is missing`,
        'reference',
      )
    case 'date':
      return unless(
        resolveDate(text, today) !== undefined,
        `"${text}" is not a date such as 2027-03-01, saturday+1 or monday+10d`,
      )
    case 'date-or-date-time':
      return unless(
        resolveDateAndTime(text, today) !== undefined,
        `"${text}" is not a date or a date with a time such as "saturday+1 14:00"`,
      )
    case 'yearly-day':
      return unless(
        resolveYearlyDay(text, leapYear) !== undefined || text.startsWith('5th ') || isIsoDate(text),
        `"${text}" is neither a yearly day such as "12-25", easter-2 or 3rd monday of 2, nor a date such as "2026-12-01"`,
      )
    case 'opening-hours':
      return unless(
        parseOpeningHours(text) !== undefined,
        `"${text}" is not a time span such as "10:00-20:00", closed or 24h`,
      )
    case 'store-day-hours':
      return unless(
        parseStoreDayHours(text) !== undefined,
        `"${text}" is not a time span such as "10:00-20:00", closed, 24h or as-centre`,
      )
  }
}

/** Links, galleries and pictures that lead nowhere are apart from faults of the markup. */
function checkHtml(html: string, kind: 'html' | 'article', context: CheckContext): readonly TextFault[] {
  const { slugsOf, siteUrl } = context
  const dead: TextFault[] = []
  const note = (reason: FaultCode, ...messages: readonly (string | undefined)[]) => {
    dead.push(...messages.filter((message) => message !== undefined).map((message) => ({ message, reason })))
    return undefined
  }
  const checkGallery = (slug: string) =>
    slugsOf('gallery').has(slug) ? undefined : note('link', `there is no gallery "${slug}"`)
  const markup = findHtmlFaults(html, {
    link: (href) => note('link', findLinkFault(href, slugsOf, siteUrl)),
    picture: (path) => note('reference', ...findPictureFaults(path, context)),
    gallery: kind === 'article' ? checkGallery : undefined,
  })
  return [...markup.map((message) => ({ message })), ...dead]
}

/** A leap year, so that 02-29 is valid. A fifth weekday of a month may be missing in this year and is accepted above. */
const leapYear = 2024

/** The message for a picture without a folder of pictures; `mergePictureFaults` reports it once. */
export const missingPicturesFolder = 'names a picture, but there is no folder of pictures'

function findPictureFaults(path: string, { pictures, picturesPath }: CheckContext): readonly string[] {
  if (pictures === undefined) return [missingPicturesFolder]
  const picture = pictures.get(path)
  if (picture === undefined) return [`there is no picture "${path}" in ${picturesPath}`]
  return typeof picture === 'string' ? [`the picture "${path}" ${picture}`] : []
}

interface Span {
  readonly first: string
  readonly last: string
}

/** The second is that of special days; rules for every year cannot be compared. */
const spans: readonly Span[] = [
  { first: 'start', last: 'end' },
  { first: 'date', last: 'until' },
]

/** True if a group ends before it starts. */
function isReversed(group: unknown, { first, last }: Span, { today }: CheckContext): boolean {
  const [start, end] = [sortable(group, first, today, 0), sortable(group, last, today, 1440)]
  return start !== undefined && end !== undefined && end < start
}

function sortable(group: unknown, name: string, today: string, wholeDayMinute: number): string | undefined {
  const value: unknown = typeof group === 'object' && group !== null ? Reflect.get(group, name) : undefined
  const moment = typeof value === 'string' ? resolveDateAndTime(value.trim(), today) : undefined
  return moment && `${moment.date} ${String(moment.minute ?? wholeDayMinute).padStart(4, '0')}`
}
