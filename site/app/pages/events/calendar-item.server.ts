import type { MallEvent } from '@promenade/domain/mall/event'
import { type CalendarEntry, comingCalendarEntry } from '@promenade/domain/schedule/calendar-entry'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { PageContext } from '../../page-context.ts'
import { storePlace } from '../../presenters/store-place.ts'
import { ownerStore } from '../../presenters/owner-store.ts'

/** An event for a visitor's own calendar. */
export interface CalendarItem {
  readonly entry: CalendarEntry
  readonly title: string
  readonly description: string
  readonly location: string
  /** Address of its page. */
  readonly url: string
}

/** Undefined without a date: no start is known, or it is past and the end is open. */
export function calendarItem(event: MallEvent, context: PageContext): CalendarItem | undefined {
  const { content, origin, locale, now } = context
  const present = { now, timeZone: content.property.timeZone }
  const entry = comingCalendarEntry(event.period, event.showsTimes, present)
  if (entry === undefined) return undefined
  const url = origin + localePath(`/events-and-news/${encodeURIComponent(event.slug)}`, locale)
  return {
    entry,
    title: event.name,
    description: [event.subtitle ?? event.summary, url].filter(Boolean).join('\n\n'),
    location: locationText(event, context),
    url,
  }
}

/** From the spot in the mall to the city, for map services and visitors. */
function locationText(event: MallEvent, context: PageContext): string {
  const { name, address } = context.content.property
  const store = ownerStore(event.owner, context)
  const spot = event.place ?? (store && storePlace(store, context))
  const region = [address.region, address.postalCode].filter(Boolean).join(' ')
  const parts = [store?.name, spot, name, address.street, address.city, region]
  return parts.filter(Boolean).join(', ')
}
