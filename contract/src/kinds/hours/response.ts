import type { Resource } from '../resource.ts'
import type { EditableHours } from './document.ts'
import type { CalmHours, DayHours, Holiday, Hours, RegularDay } from '@promenade/domain/mall/hours'
import type { DayOfWeek } from '@promenade/domain/calendar/dates'
import type { SafeHtml } from '@promenade/domain/mall/values'
import { decodeObject, readList, type ItemContext, UnusableItem } from '../../decode/response.ts'
import { readDay, readLastDay, readTime } from '../../decode/dates.ts'
import type { DecodeContext, Decoded } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { readFlag } from '../../decode/flag.ts'
import { readHtml } from '../../decode/html.ts'
import { readInteger } from '../../decode/number.ts'
import { isAbsent, isRow, ownValue, type Row } from '../../decode/row.ts'
import { readText } from '../../decode/text.ts'
import { readUntranslated, translated } from '../../decode/translation.ts'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import {
  htmlSchema,
  idSchema,
  instantSchema,
  optionalTextSchema,
  textSchema,
  untranslatedFields,
} from '../../schema/fields.ts'

const dayOfWeekSchema = z.int().min(0).max(6).meta({ description: '0 is Sunday.' })

const timeSchema = instantSchema.nullable().meta({
  description:
    'A time of day, as an instant in the time zone of the property; only the time of day counts. The date is ' +
    '1 January 2000. A closing time at or before the opening time means the next day.',
})

const openingFields = {
  open_time: timeSchema,
  close_time: timeSchema,
  is_closed: z.boolean(),
  open_full_day: z.boolean().meta({ description: 'Open around the clock; the times are null.' }),
}

/** The hours of one day of every week. The hours of a day without a row are unknown. */
export const regularHoursSchema = z
  .strictObject({ id: idSchema, day_of_week: dayOfWeekSchema, ...openingFields })
  .meta({ id: 'RegularHours' })

/** The hours of days that differ from the regular week, such as holidays. */
export const holidayHoursSchema = z
  .strictObject({
    id: idSchema,
    holiday_date: instantSchema.meta({
      description: 'Midnight of the first day in the time zone of the property.',
    }),
    holiday_end_date: instantSchema
      .nullable()
      .meta({ description: 'Midnight of the last day, which is included. Null: one day.' }),
    holiday_name: textSchema,
    is_holiday: z.literal(true),
    ...openingFields,
    ...untranslatedFields,
  })
  .meta({ id: 'HolidayHours' })

const wallTimeSchema = z
  .string()
  .regex(/^\d\d:\d\d$/)
  .meta({ description: 'Local time in the time zone of the property.' })

/** Hours with little noise and light on some days of every week. */
export const calmHoursSchema = z
  .strictObject({
    id: idSchema,
    days_of_week: z.array(dayOfWeekSchema).min(1),
    start_time: wallTimeSchema,
    end_time: wallTimeSchema,
    note: optionalTextSchema.meta({ description: 'How it is calm.' }),
    ...untranslatedFields,
  })
  .meta({ id: 'CalmHours', description: 'Not held on days with holiday hours.' })

const instantPairSchema = z.strictObject({ utc: instantSchema, local: wallTimeSchema })

/** The hours of today, including holidays; the times are instants of today. */
export const todaysHoursSchema = z
  .strictObject({
    day_of_week: dayOfWeekSchema,
    open_time: instantPairSchema.nullable(),
    close_time: instantPairSchema.nullable(),
    is_closed: z.boolean(),
    open_full_day: z.boolean(),
  })
  .meta({ id: 'TodaysHours' })

/** Opening hours of the centre or of one store (specification §3). */
export const hoursSchema = z
  .strictObject({
    regular_hours: z.array(regularHoursSchema),
    holiday_hours: z.array(holidayHoursSchema),
    calm_hours: z.array(calmHoursSchema),
    extra_hours: z.strictObject({ extra_hours: htmlSchema, ...untranslatedFields }),
    todays_hours: todaysHoursSchema.nullable().meta({ description: 'Null if unknown.' }),
  })
  .meta({ id: 'Hours', description: 'Opening hours.' })

export type HoursJson = HasEveryField<EditableHours, HoursNames, z.infer<typeof hoursSchema>>

interface HoursNames {
  regular: 'regular_hours'
  holidays: 'holiday_hours'
  calm: 'calm_hours'
  extra: 'extra_hours'
}

/** A row of `calm_hours`. */
export type CalmHoursJson = HasEveryField<
  EditableHours['calm'][number],
  { days: 'days_of_week'; hours: 'start_time' | 'end_time' },
  z.infer<typeof calmHoursSchema>
>

/** A row of `holiday_hours`. */
export type HolidayHoursJson = HasEveryField<
  EditableHours['holidays'][number],
  HolidayNames,
  z.infer<typeof holidayHoursSchema>
>

interface HolidayNames {
  name: 'holiday_name'
  date: 'holiday_date'
  until: 'holiday_end_date'
  hours: 'open_time' | 'close_time' | 'is_closed' | 'open_full_day'
}

/** Opening hours of the centre. */
export const hours = {
  path: 'hours',
  summary: 'Opening hours of the centre',
  schema: hoursSchema,
  decode: decodeHours,
} as const satisfies Resource

/**
 * Decodes the hours of the centre, also from the flat list that some platforms send. All times become minutes of the day
 * in the mall's zone. A day without times is left out. Throws UnreadableResponse.
 */
export function decodeHours(response: unknown, context: DecodeContext): Decoded<Hours> {
  return decodeObject('hours', asHoursObject(response), context, (row, context) => {
    const isHours = Object.keys(row).length === 0 || hoursKeys.some((key) => Object.hasOwn(row, key))
    if (!isHours) throw new UnusableItem('has no hours')
    return readHours(row, context)
  })
}

/** Decodes the hours object of the centre or of a store. */
export function readHours(row: Row, context: ItemContext<DecodeContext>): Hours {
  const regular = readList('regular_hours', ownValue(row, 'regular_hours'), context, readRegularDay)
  const holidays = readList('holiday_hours', ownValue(row, 'holiday_hours'), context, readHoliday)
  const calm = readList('calm_hours', ownValue(row, 'calm_hours'), context, readCalmHours)
  return omitUndefined({
    regular: withToday(firstOfEachDay(regular), ownValue(row, 'todays_hours'), context),
    holidays: holidays.filter((holiday) => holiday !== undefined),
    calm: calm.length > 0 ? calm : undefined,
    extra: readExtra(ownValue(row, 'extra_hours'), context),
  })
}

const hoursKeys = ['regular_hours', 'holiday_hours', 'extra_hours', 'todays_hours']

/** Some platforms send one list with the rows of the centre and of all stores, regular and holiday. */
function asHoursObject(response: unknown): unknown {
  const list = [
    response,
    ...(isRow(response) ? [ownValue(response, 'hours'), ownValue(response, 'data')] : []),
  ].find(Array.isArray)
  if (list === undefined) return response
  const rows = list.filter(isRow).filter(isCentres)
  const isDated = (row: Row): boolean =>
    readFlag(ownValue(row, 'is_holiday')) || readFlag(ownValue(row, 'is_extended_hour'))
  return { regular_hours: rows.filter((row) => !isDated(row)), holiday_hours: rows.filter(isDated) }
}

function isCentres(row: Row): boolean {
  const storeIds = ownValue(row, 'store_ids')
  const isAll = isAbsent(storeIds) || (Array.isArray(storeIds) && storeIds.length === 0)
  return isAll && isAbsent(ownValue(row, 'store_id'))
}

function readRegularDay(row: Row, context: ItemContext<DecodeContext>): RegularDay | undefined {
  const dayOfWeek = readDayOfWeek(row)
  if (dayOfWeek === undefined) throw new UnusableItem('has no day of the week')
  const hours = readDayHours(row, context)
  return hours === undefined ? undefined : { dayOfWeek, hours }
}

function readDayOfWeek(row: Row): DayOfWeek | undefined {
  const day = readInteger(ownValue(row, 'day_of_week'), 0, 6)
  return daysOfWeek.find((known) => known === day)
}

const daysOfWeek: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]

/** `is_closed` takes precedence over times. A row with neither has unknown hours: undefined, not closed. */
function readDayHours(row: Row, context: ItemContext<DecodeContext>): DayHours | undefined {
  if (readFlag(ownValue(row, 'is_closed'))) return { kind: 'closed' }
  if (readFlag(ownValue(row, 'open_full_day'))) return { kind: 'all-day' }
  const opens = readTime(ownValue(row, 'open_time'), context.timeZone)
  const closes = readTime(ownValue(row, 'close_time'), context.timeZone)
  return opens === undefined || closes === undefined ? undefined : { kind: 'open', opens, closes }
}

function readHoliday(row: Row, context: ItemContext<DecodeContext>): Holiday | undefined {
  const from = readDay(row, 'holiday_date', context)
  if (from === undefined) throw new UnusableItem('has no holiday_date')
  const hours = readDayHours(row, context)
  const last = readLastDay(row, 'holiday_end_date', context) ?? from
  if (last < from) context.note('ends before it begins; read as one day')
  const name = readText(translated(row, ['holiday_name'], context)) ?? ''
  return hours === undefined ? undefined : { from, to: last < from ? from : last, name, hours }
}

function readCalmHours(row: Row, context: ItemContext<DecodeContext>): CalmHours {
  const listed = ownValue(row, 'days_of_week')
  const days = Array.isArray(listed) ? daysOfWeek.filter((day) => listed.includes(day)) : []
  const starts = readTime(ownValue(row, 'start_time'), context.timeZone)
  const ends = readTime(ownValue(row, 'end_time'), context.timeZone)
  if (days.length === 0 || starts === undefined || ends === undefined)
    throw new UnusableItem('has no day or no time')
  const note = readText(translated(row, ['note'], context))
  return omitUndefined({
    days,
    starts,
    ends,
    note,
    untranslated: readUntranslated(row, { note: ['note'] }, context),
  })
}

function firstOfEachDay(days: readonly (RegularDay | undefined)[]): readonly RegularDay[] {
  const byDay = new Map<DayOfWeek, RegularDay>()
  for (const day of days) if (day !== undefined && !byDay.has(day.dayOfWeek)) byDay.set(day.dayOfWeek, day)
  return [...byDay.values()]
}

/** Adds today's hours to the regular week if it has no row for today. They may be those of a holiday, so a row takes precedence. */
function withToday(
  days: readonly RegularDay[],
  todays: unknown,
  context: ItemContext<DecodeContext>,
): readonly RegularDay[] {
  if (!isRow(todays)) return days
  const dayOfWeek = readDayOfWeek(todays)
  const hours = readDayHours(todays, context)
  if (dayOfWeek === undefined || hours === undefined) return days
  return days.some((day) => day.dayOfWeek === dayOfWeek) ? days : [...days, { dayOfWeek, hours }]
}

/** Decodes a text, an object with the text in `extra_hours`, or a list of either. */
function readExtra(value: unknown, context: ItemContext<DecodeContext>): SafeHtml | undefined {
  const parts: readonly unknown[] = Array.isArray(value) ? value.slice(0, 50) : [value]
  const texts = parts.map((part) => (isRow(part) ? translated(part, ['extra_hours'], context) : part))
  const html = texts.filter((text) => typeof text === 'string').map((text) => readHtml(text, context) ?? '')
  return readHtml(html.join(''), context)
}
