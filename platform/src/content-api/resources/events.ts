import { recordsOf } from '../read-kind.ts'
import { type EventJson, eventSchema } from '@promenade/contract/kinds/event/response'
import type { ContentRequest } from '../content-request.ts'
import { encodeRecord } from '../encode-record.ts'
import { type EventDay, eventDays, onlyDay } from '../event-days.ts'
import { findOwner, type Owner } from '../owner.ts'
import { altOf, findPicture, imageFields } from '../pictures.ts'
import { describedFields, featureFields } from '../record-fields.ts'
import { byInstant, isShown, type ScheduleInstants, instantsOf, scheduleFields } from '../schedule.ts'
import { createTexts } from '../texts.ts'
import { homeOrder } from './home-order.ts'

/** Days of events that visitors get, the earliest first. */
export function shownEvents(request: ContentRequest): readonly Shown[] {
  const { documents, now } = request
  const days = recordsOf.event(documents).flatMap((entry) => eventDays(entry, documents, now))
  return show(days, request, (day) =>
    day.isNext ? homeOrder(documents, 'featured_events', day.event) : undefined,
  )
}

export function listEvents(request: ContentRequest): EventJson[] {
  return shownEvents(request).map((shown) => encode(shown, request, 'events'))
}

/** Lists the news, the newest first. */
export function listNews(request: ContentRequest): EventJson[] {
  const items = recordsOf.news(request.documents).map((entry) => onlyDay(entry))
  return show(items, request, () => undefined)
    .toSorted((a, b) => byInstant(b.instants.start, a.instants.start))
    .map((shown) => encode(shown, request, 'news'))
}

interface Shown {
  readonly day: EventDay
  readonly instants: ScheduleInstants
  readonly owner: Owner
  /** Its position on the home page. */
  readonly order: number | undefined
}

function show(
  days: readonly EventDay[],
  request: ContentRequest,
  findOrder: (day: EventDay) => number | undefined,
): readonly Shown[] {
  return days
    .filter(({ value }) => isShown(value, request))
    .flatMap((day): Shown[] => {
      const owner = findOwner(request, day.value.store)
      const order = day.value.home_position ?? findOrder(day)
      return owner === undefined ? [] : [{ day, instants: instantsOf(day.value, request), owner, order }]
    })
    .toSorted((a, b) => byInstant(a.instants.start, b.instants.start))
}

function encode(
  { day, instants, owner, order }: Shown,
  request: ContentRequest,
  resource: EventJson['api_resource'],
): EventJson {
  const { value } = day
  const texts = createTexts(request.locale)
  return encodeRecord(eventSchema, value, texts, {
    ...describedFields(day, texts),
    property_id: request.documents.propertyId,
    eventable_type: owner.type,
    eventable_id: owner.id,
    eventable: owner,
    ...imageFields(texts, findPicture(request.documents, value.picture), altOf(value.picture)),
    ...scheduleFields(instants),
    ...featureFields(value.featured, order, instants),
    location_information: texts.optional('location_information', value.place),
    alt_url: value.link ?? null,
    series: day.series,
    api_resource: resource,
  })
}
