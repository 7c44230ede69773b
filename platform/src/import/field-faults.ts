import type { FieldKind, RecordFolder } from '@promenade/contract/editing/fields'
import { z } from 'zod'
import { resolveDate, resolveHoliday, resolveMoment } from './dates.ts'
import { findHtmlFaults } from './html-faults.ts'
import { parseOpeningHours } from './opening-hours.ts'
import type { Pictures } from './pictures.ts'
import { findLinkFault, type LinkTargets } from './site-links.ts'
import type { Issue } from './source.ts'
import type { Field } from './walk-fields.ts'

/** The rest of the content, against which the fields of a record are checked. */
export interface Surroundings {
  /** The day of import where the property is. */
  readonly today: string
  /** Undefined where the folder of pictures is missing. */
  readonly pictures: Pictures | undefined
  readonly picturesPath: string
  readonly targets: LinkTargets
  readonly records: Readonly<Record<RecordFolder, ReadonlySet<string>>>
  /** Undefined where they cannot be read: a fault of their own file, not of the stores that name them. */
  readonly categories: ReadonlySet<string> | undefined
  readonly siteUrl: string | undefined
}

/** What the schema accepts and the rest of the content does not. */
export function findFieldFaults(fields: readonly Field[], around: Surroundings): Issue[] {
  return fields.flatMap(({ schema, kind, value, path }) => {
    if (schema instanceof z.ZodObject && isReversed(value, around))
      return [{ path: [...path, 'end'], message: 'is before the start' }]
    const text = typeof value === 'string' ? value.trim() : ''
    // The schema reports what is empty or no text.
    if (kind === undefined || text === '') return []
    return checkText(kind, text, around).map((message) => ({ path, message }))
  })
}

function checkText(field: FieldKind, text: string, around: Surroundings): readonly string[] {
  const { today, targets, records, categories, siteUrl } = around
  const linkFault = (href: string) => findLinkFault(href, targets, siteUrl)
  const galleryFault = (slug: string) =>
    records.galleries.has(slug) ? undefined : `there is no gallery "${slug}"`
  const unless = (isGood: boolean, message: string) => (isGood ? [] : [message])
  switch (field.kind) {
    case 'translations':
    case 'label':
      return []
    case 'html':
      return findHtmlFaults(text, linkFault)
    case 'article':
      return findHtmlFaults(text, linkFault, galleryFault)
    case 'link':
      return [linkFault(text)].filter((message) => message !== undefined)
    case 'picture':
      return findPictureFaults(text, around)
    case 'category':
      return unless(categories?.has(text) !== false, `there is no category "${text}" in categories.yaml`)
    case 'reference':
      return unless(
        records[field.folder].has(text),
        `there is no ${field.noun} "${text}": ${field.folder}/${text}.yaml is missing`,
      )
    case 'date':
      return unless(
        resolveDate(text, today) !== undefined,
        `"${text}" is not a date such as 2027-03-01, saturday+1 or monday+10d`,
      )
    case 'date-or-date-time':
      return unless(
        resolveMoment(text, today) !== undefined,
        `"${text}" is not a moment such as "saturday+1 14:00"`,
      )
    case 'yearly-day':
      return unless(
        resolveHoliday(text, leapYear) !== undefined || text.startsWith('5th '),
        `"${text}" is not a yearly day such as "12-25", easter-2 or 3rd monday of 2`,
      )
    case 'opening-hours':
      return unless(
        parseOpeningHours(text) !== undefined,
        `"${text}" is not a time span such as "10:00-20:00", closed or 24h`,
      )
  }
}

/** Which rules there are depends on the year only for the 29th of February and for a fifth weekday of a month. */
const leapYear = 2024

/** The fault of a picture whose folder is missing; reported once, not for each picture. */
export const noPicturesFolder = 'names a picture, but there is no folder of pictures'

function findPictureFaults(path: string, { pictures, picturesPath }: Surroundings): readonly string[] {
  if (pictures === undefined) return [noPicturesFolder]
  const picture = pictures.get(path)
  if (picture === undefined) return [`there is no picture "${path}" in ${picturesPath}`]
  return typeof picture === 'string' ? [`the picture "${path}" ${picture}`] : []
}

/** Whether a group ends before it starts; false where one of both is absent or no date. */
function isReversed(group: unknown, { today }: Surroundings): boolean {
  const [start, end] = [sortable(group, 'start', today, 0), sortable(group, 'end', today, 1440)]
  return start !== undefined && end !== undefined && end < start
}

function sortable(group: unknown, name: string, today: string, wholeDayMinute: number): string | undefined {
  const value: unknown = typeof group === 'object' && group !== null ? Reflect.get(group, name) : undefined
  const moment = typeof value === 'string' ? resolveMoment(value.trim(), today) : undefined
  return moment && `${moment.date} ${String(moment.minute ?? wholeDayMinute).padStart(4, '0')}`
}
