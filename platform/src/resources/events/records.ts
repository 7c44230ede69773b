import type { EventWire } from '@promenade/contract/resources/events'
import { sql } from 'kysely'
import type { ResourceRequest } from '../resource-request.ts'
import { ownerOf } from '../owner.ts'
import { imageFields, pictureOf } from '../pictures.ts'
import { isAnnounced, isShown, scheduleFields } from '../schedule.ts'
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
    .select(['store.name as store_name', pictureOf('event.picture').as('media')])
    .select(sql<number | null>`coalesce(event.home_position, homepage_feature.position)`.as('home_order'))
    .where('event.property_id', '=', request.property.id)
    .where('event.kind', '=', kind)
    .where(isShown('event', request))
    .where(isAnnounced('store.show_on_web_date', request))
    .orderBy('event.start_date', kind === 'news' ? 'desc' : 'asc')
    .orderBy('event.id')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number]

function encode(row: Row, request: ResourceRequest): EventWire {
  const texts = createTexts(request.locale)
  const owner = ownerOf(request, row.store_id, row.store_name)
  return {
    id: row.id,
    property_id: row.property_id,
    slug: row.slug,
    name: texts.text('name', row.name),
    subtitle: texts.optional('subtitle', row.subtitle),
    eventable_type: owner.type,
    eventable_id: owner.id,
    eventable: owner,
    description: texts.optional('description', row.description),
    plain_text_description: texts.plain('plain_text_description', row.description),
    tags: texts.list('tags', row.tags),
    ...imageFields(texts, row.media, row.picture_alt),
    ...scheduleFields(row),
    no_end_date: row.end_date === null,
    show_times: row.show_times,
    location_information: texts.optional('location_information', row.place),
    alt_url: row.link,
    is_featured: row.is_featured,
    is_featured_on_home_page: row.home_order !== null,
    position_featured_on_home_page: row.home_order,
    api_resource: row.kind === 'news' ? 'news' : 'events',
    updated_at: row.updated_at.toISOString(),
    untranslated_fields: texts.untranslated,
  }
}
