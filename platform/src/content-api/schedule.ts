import type { EpochMs } from '@promenade/domain/calendar/instants'
import { type ContentRequest, timeZoneOf } from './content-request.ts'
import { endOf, isBegun, isOver, startOf, encodeInstant } from './instants.ts'

interface Dated {
  readonly start?: string | undefined
  readonly end?: string | undefined
}

interface Scheduled extends Dated {
  readonly draft?: boolean | undefined
  readonly show_from?: string | undefined
}

/** The first instant at which a record is shown, and its start and end. */
export interface ScheduleInstants {
  readonly showFrom: EpochMs | undefined
  readonly start: EpochMs | undefined
  readonly end: EpochMs | undefined
}

export function instantsOf(
  { show_from, start, end }: Scheduled,
  { documents }: ContentRequest,
): ScheduleInstants {
  const timeZone = timeZoneOf(documents)
  return {
    showFrom: startOf(show_from, timeZone),
    start: startOf(start, timeZone),
    end: endOf(end, timeZone),
  }
}

/** True from the first shown instant to the end. Includes future records, because visitors plan ahead. */
export function isShown(record: Scheduled, request: ContentRequest): boolean {
  const { showFrom, end } = instantsOf(record, request)
  const { documents, now } = request
  return record.draft !== true && isBegun(showFrom, now) && !isOver(end, timeZoneOf(documents), now)
}

/** True from the start to the end, for pictures, which are not shown in advance. */
export function isRunning(record: Dated, request: ContentRequest): boolean {
  const { start, end } = instantsOf(record, request)
  return isBegun(start, request.now) && !isOver(end, timeZoneOf(request.documents), request.now)
}

/** The response fields with the dates of a record. */
export function scheduleFields({ showFrom, start, end }: ScheduleInstants) {
  return {
    show_on_web_date: encodeInstant(showFrom),
    start_date: encodeInstant(start),
    end_date: encodeInstant(end),
  }
}

/** The order of records by an instant, those without one last. */
export function byInstant(a: EpochMs | undefined, b: EpochMs | undefined): number {
  return a === b ? 0 : (a ?? Infinity) - (b ?? Infinity)
}
