import { dayNames } from '@promenade/domain/calendar/yearly-day'
import type { CalmHoursWire, HolidayHoursWire, HoursWire } from '@promenade/contract/resources/hours'
import { addDays, dayOfWeek } from '@promenade/domain/calendar/dates'
import { dateIn, instantAt, startOfDay } from '@promenade/domain/calendar/instants'
import type { DayHours, Hours } from '@promenade/domain/hours/hours'
import { hoursOn } from '@promenade/domain/hours/hours-on'
import { storeHours } from '@promenade/domain/hours/store-hours'
import { sql } from 'kysely'
import type { TranslatedText } from '../../database/schema.ts'
import type { ResourceRequest } from '../resource-request.ts'
import { createTexts } from '../texts.ts'
import { type OpeningRow, readDayHours, readHours } from './day-hours.ts'

type RegularWire = HoursWire['regular_hours'][number]

export async function getHours(request: ResourceRequest): Promise<HoursWire> {
  const [rows, property] = await Promise.all([
    selectRows(request, []),
    request.database
      .selectFrom('property')
      .select('extra_hours')
      .where('id', '=', request.property.id)
      .executeTakeFirstOrThrow(),
  ])
  const centre = rowsOf(rows, null)
  return encodeHours(centre, property.extra_hours, readHours(centre), withInstants(request))
}

/** The hours of the stores with rows or a note of their own, by store id. */
export async function listStoreHours(
  request: ResourceRequest,
  stores: readonly { readonly id: number; readonly extra_hours: TranslatedText | null }[],
): Promise<Map<number, HoursWire>> {
  const rows = await selectRows(
    request,
    stores.map(({ id }) => id),
  )
  const centre = readHours(rowsOf(rows, null))
  const hours = new Map<number, HoursWire>()
  const encoding = withInstants(request)
  for (const { id, extra_hours } of stores) {
    const own = rowsOf(rows, id)
    const isEmpty = [own.regular, own.holidays, own.calm].every((part) => part.length === 0)
    if (isEmpty && extra_hours === null) continue
    hours.set(id, encodeHours(own, extra_hours, storeHours(readHours(own), centre).hours, encoding))
  }
  return hours
}

type Rows = Awaited<ReturnType<typeof selectRows>>

/** Selects the rows of the centre and of the stores with these ids. */
async function selectRows({ database, property }: ResourceRequest, storeIds: readonly number[]) {
  const isWanted = sql<boolean>`(store_id is null or store_id = any(${storeIds}))`
  const [regular, holidays, calm] = await Promise.all([
    database
      .selectFrom('regular_hours')
      .selectAll()
      .where('property_id', '=', property.id)
      .where(isWanted)
      .orderBy('day_of_week')
      .execute(),
    database
      .selectFrom('holiday_hours')
      .selectAll()
      .where('property_id', '=', property.id)
      .where(isWanted)
      .orderBy('holiday_date')
      .orderBy('id')
      .execute(),
    database
      .selectFrom('calm_hours')
      .selectAll()
      .where('property_id', '=', property.id)
      .where(isWanted)
      .orderBy('position')
      .execute(),
  ])
  return {
    regular: Map.groupBy(regular, (row) => row.store_id),
    holidays: Map.groupBy(holidays, (row) => row.store_id),
    calm: Map.groupBy(calm, (row) => row.store_id),
  }
}

function rowsOf(rows: Rows, storeId: number | null) {
  return {
    regular: rows.regular.get(storeId) ?? [],
    holidays: rows.holidays.get(storeId) ?? [],
    calm: rows.calm.get(storeId) ?? [],
  }
}

function encodeHours(
  { regular, holidays, calm }: ReturnType<typeof rowsOf>,
  extra: TranslatedText | null,
  today: Hours,
  request: Encoding,
): HoursWire {
  const texts = createTexts(request.locale)
  const extra_hours = texts.optional('extra_hours', extra)
  return {
    regular_hours: regular.map((row): RegularWire => ({
      id: row.id,
      day_of_week: row.day_of_week,
      ...encodeOpening(row, request),
    })),
    holiday_hours: holidays.map((row) => encodeHoliday(row, request)),
    calm_hours: calm.map((row) => encodeCalmHours(row, request)),
    extra_hours: { extra_hours, untranslated_fields: texts.untranslated },
    todays_hours: encodeToday(today, request),
  }
}

type Encoding = ResourceRequest & { readonly instants: ReturnType<typeof createInstants> }

function withInstants(request: ResourceRequest): Encoding {
  return { ...request, instants: createInstants(request.property.timeZone) }
}

/** Caches instants: the same times and dates recur in the rows of all stores, and time zone arithmetic is slow. */
function createInstants(timeZone: string) {
  return {
    midnight: memoize((date: string) => toInstant(startOfDay(date, timeZone))),
    time: memoize((minute: number) => toInstant(instantAt(dayOfTimes, minute, timeZone))),
  }
}

function memoize<Key>(find: (key: Key) => string): (key: Key) => string {
  const cache = new Map<Key, string>()
  return (key) => {
    const found = cache.get(key) ?? find(key)
    cache.set(key, found)
    return found
  }
}

type HolidayRow = ReturnType<typeof rowsOf>['holidays'][number]

function encodeHoliday(row: HolidayRow, request: Encoding): HolidayHoursWire {
  const { midnight } = request.instants
  const texts = createTexts(request.locale)
  return {
    id: row.id,
    holiday_date: midnight(row.holiday_date),
    holiday_end_date: row.holiday_end_date === null ? null : midnight(row.holiday_end_date),
    holiday_name: texts.text('holiday_name', row.name),
    is_holiday: true,
    ...encodeOpening(row, request),
    untranslated_fields: texts.untranslated,
  }
}

function encodeCalmHours(
  { id, days, start_time, end_time, note }: ReturnType<typeof rowsOf>['calm'][number],
  { locale }: Encoding,
): CalmHoursWire {
  const texts = createTexts(locale)
  return {
    id,
    days_of_week: dayNames.flatMap((name, day) => (days.includes(name) ? [day] : [])),
    start_time: start_time.slice(0, 5),
    end_time: end_time.slice(0, 5),
    note: texts.optional('note', note),
    untranslated_fields: texts.untranslated,
  }
}

/** The date of all opening and closing times; clients use only the local time of these instants. */
const dayOfTimes = '2000-01-01'

function encodeOpening(row: OpeningRow, { instants: { time } }: Encoding) {
  const hours = readDayHours(row)
  return {
    open_time: hours.kind === 'open' ? time(hours.opens) : null,
    close_time: hours.kind === 'open' ? time(hours.closes) : null,
    is_closed: row.is_closed,
    open_full_day: row.open_full_day,
  }
}

function encodeToday(hours: Hours, { now, property }: ResourceRequest): HoursWire['todays_hours'] {
  const today = dateIn(now.getTime(), property.timeZone)
  const day = hoursOn(hours, today).hours
  if (day === undefined) return null
  const at = (date: string, minute: number) => ({
    utc: toInstant(instantAt(date, minute, property.timeZone)),
    local: clock(minute),
  })
  return {
    day_of_week: dayOfWeek(today),
    open_time: day.kind === 'open' ? at(today, day.opens) : null,
    close_time: day.kind === 'open' ? at(closingDay(today, day), day.closes) : null,
    is_closed: day.kind === 'closed',
    open_full_day: day.kind === 'all-day',
  }
}

function closingDay(today: string, { opens, closes }: Extract<DayHours, { kind: 'open' }>): string {
  return closes > opens ? today : addDays(today, 1)
}

function clock(minute: number): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

function toInstant(epochMs: number): string {
  return new Date(epochMs).toISOString()
}
