import type { EventWire } from '@promenade/contract/resources/events'
import type { ResourceRequest } from '../resource-request.ts'
import { ownerOf } from '../owner.ts'
import { imageFields, pictureOf } from '../pictures.ts'
import { describedFields, featureFields, homeOrder } from '../record-fields.ts'
import { isListed, scheduleFields } from '../schedule.ts'
import { createTexts } from '../texts.ts'

/** Lists events or news items, which share a table and a schema. */
export async function listEvents(
  request: ResourceRequest,
  kind: 'event' | 'news' = 'event',
): Promise<EventWire[]> {
  const rows = await selectEvents(request, kind).execute()
  return rows.map((row) => encode(row, request))
}

function selectEvents(request: ResourceRequest, kind: 'event' | 'news') {
  return request.database
    .selectFrom('event')
    .leftJoin('store', 'store.id', 'event.store_id')
    .leftJoin('homepage_feature', 'homepage_feature.event_id', 'event.id')
    .selectAll('event')
    .select([
      'store.name as store_name',
      pictureOf('event.picture').as('media'),
      homeOrder('event').as('home_order'),
    ])
    .where('event.kind', '=', kind)
    .where(isListed('event', request))
    .orderBy('event.start_date', kind === 'news' ? 'desc' : 'asc')
    .orderBy('event.id')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number]

function encode(row: Row, request: ResourceRequest): EventWire {
  const texts = createTexts(request.locale)
  const owner = ownerOf(request, row.store_id, row.store_name)
  return {
    ...describedFields(row, texts),
    property_id: row.property_id,
    subtitle: texts.optional('subtitle', row.subtitle),
    eventable_type: owner.type,
    eventable_id: owner.id,
    eventable: owner,
    tags: texts.list('tags', row.tags),
    ...imageFields(texts, row.media, row.picture_alt),
    ...scheduleFields(row),
    ...featureFields(row),
    show_times: row.show_times,
    location_information: texts.optional('location_information', row.place),
    alt_url: row.link,
    series: row.series,
    api_resource: row.kind === 'news' ? 'news' : 'events',
  }
}
