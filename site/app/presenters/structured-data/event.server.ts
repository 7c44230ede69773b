import { addDays } from '@promenade/domain/calendar/dates'
import { zonedTime } from '@promenade/domain/calendar/instants'
import type { MallEvent } from '@promenade/domain/mall/event'
import { calendarEntry } from '@promenade/domain/schedule/calendar-entry'
import type { EventLeaf, PlaceLeaf } from 'schema-dts'
import type { Clock, Mall, Place, Words } from '../page-parts.ts'
import { ownerStore } from '../owner-store.ts'
import { storePlace } from '../store-place.ts'
import { languageTag, pictureAddress, recordAddress } from './addresses.server.ts'
import { mallAddress, mallReference } from './mall.server.ts'
import { ownerData } from './owner.server.ts'
import { thing } from './structured-data.ts'

/** Undefined without a start. */
export function eventData(event: MallEvent, context: Words & Clock & Mall & Place): EventLeaf | undefined {
  const when = whenOf(event, context)
  if (when === undefined) return undefined
  return thing<EventLeaf>({
    '@type': 'Event',
    name: event.name,
    url: recordAddress(context, '/events-and-news', event),
    description: event.subtitle ?? event.summary,
    startDate: when.start,
    endDate: when.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event, context),
    image: pictureAddress(context, event.picture),
    organizer: ownerData(event.owner, context),
    inLanguage: languageTag(context),
  })
}

/** Dates without times for all-day events. */
function whenOf({ period, showsTimes }: MallEvent, { content }: Mall) {
  const { timeZone } = content.property
  const entry = calendarEntry(period, showsTimes, timeZone)
  if (entry === undefined) return undefined
  if (entry.kind === 'days') {
    const { first, afterLast } = entry
    return { start: first, end: afterLast === undefined ? undefined : addDays(afterLast, -1) }
  }
  const end = entry.end === undefined ? undefined : zonedTime(entry.end, timeZone)
  return { start: zonedTime(entry.start, timeZone), end }
}

/** As in the page: the spot, else the store, else the mall. */
function placeOf(event: MallEvent, context: Words & Mall & Place): PlaceLeaf {
  const { name } = context.content.property
  const store = ownerStore(event.owner, context)
  const spot = event.place ?? (store && [store.name, storePlace(store, context)].filter(Boolean).join(', '))
  return thing<PlaceLeaf>({
    '@type': 'Place',
    name: spot === undefined ? name : `${spot}, ${name}`,
    address: mallAddress(context),
    containedInPlace: spot === undefined ? undefined : mallReference(context),
  })
}
