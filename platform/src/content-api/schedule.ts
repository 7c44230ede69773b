import type { EpochMs } from '@promenade/domain/calendar/instants'
import { type ContentRequest, timeZoneOf } from './content-request.ts'
import { endOf, isBegun, isOver, startOf, toWire } from './moments.ts'

interface Dated {
  readonly start?: string | undefined
  readonly end?: string | undefined
}

interface Scheduled extends Dated {
  readonly draft?: boolean | undefined
  readonly show_from?: string | undefined
}

/** When a record is announced, starts and ends. */
export interface Moments {
  readonly showFrom: EpochMs | undefined
  readonly start: EpochMs | undefined
  readonly end: EpochMs | undefined
}

export function momentsOf({ show_from, start, end }: Scheduled, { documents }: ContentRequest): Moments {
  const timeZone = timeZoneOf(documents)
  return {
    showFrom: startOf(show_from, timeZone),
    start: startOf(start, timeZone),
    end: endOf(end, timeZone),
  }
}

/** True from the announcement to the end. Includes future records, because visitors plan ahead. */
export function isShown(record: Scheduled, request: ContentRequest): boolean {
  const { showFrom, end } = momentsOf(record, request)
  const { documents, now } = request
  return record.draft !== true && isBegun(showFrom, now) && !isOver(end, timeZoneOf(documents), now)
}

/** True from the start to the end, for pictures, which are not announced in advance. */
export function isRunning(record: Dated, request: ContentRequest): boolean {
  const { start, end } = momentsOf(record, request)
  return isBegun(start, request.now) && !isOver(end, timeZoneOf(request.documents), request.now)
}

/** The wire fields with the dates of a record. */
export function scheduleFields({ showFrom, start, end }: Moments) {
  return { show_on_web_date: toWire(showFrom), start_date: toWire(start), end_date: toWire(end) }
}

/** The order of records by an instant, those without one last. */
export function byInstant(a: EpochMs | undefined, b: EpochMs | undefined): number {
  return a === b ? 0 : (a ?? Infinity) - (b ?? Infinity)
}
