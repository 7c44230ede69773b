import type { MallEvent } from '@promenade/domain/mall/event'
import { type CalendarEntry, comingCalendarEntry } from '@promenade/domain/schedule/calendar-entry'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { PageContext } from '../../page-context.ts'
import { storePlace } from '../../presenters/store-place.ts'
import { ownerStore } from '../../presenters/owner-card.server.ts'

/** An event as a visitor's own calendar keeps it. */
export interface CalendarItem {
  readonly entry: CalendarEntry
  readonly title: string
  readonly description: string
  readonly location: string
  /** The address of its page here. */
  readonly url: string
}

/** Undefined where there is no day to put it on: no beginning is known, or it is past and the end is open. */
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

/** From the spot inside to the city, so that a map finds the centre and a visitor the spot. */
function locationText(event: MallEvent, context: PageContext): string {
  const { name, address } = context.content.property
  const store = ownerStore(event.owner, context)
  const spot = event.place ?? (store && storePlace(store, context))
  const region = [address.region, address.postalCode].filter(Boolean).join(' ')
  const parts = [store?.name, spot, name, address.street, address.city, region]
  return parts.filter(Boolean).join(', ')
}
