import type { HoursWire } from '@promenade/contract/resources/hours'
import type { StoreRowWire, StoreWire } from '@promenade/contract/resources/stores'
import { type RawBuilder, sql } from 'kysely'
import type { ResourceRequest } from '../resource-request.ts'
import { listStoreHours } from '../hours/records.ts'
import { focalPointOf, type PictureInfo, pictureOf, pictureUrl } from '../pictures.ts'
import { isAnnounced, isShown } from '../schedule.ts'
import { listSocialLinks } from '../social-links.ts'
import { createTexts, type Texts } from '../texts.ts'

/** Lists the stores of the directory, without long texts. */
export async function listStoreRows(request: ResourceRequest): Promise<StoreRowWire[]> {
  return encodeRows(await selectStores(request).execute(), request)
}

/** Lists the rows of some stores, by their ids. */
export async function listStoreRowsOf(
  ids: readonly number[],
  request: ResourceRequest,
): Promise<StoreRowWire[]> {
  return encodeRows(await selectStores(request).where('store.id', 'in', ids).execute(), request)
}

async function encodeRows(rows: readonly Row[], request: ResourceRequest): Promise<StoreRowWire[]> {
  const hours = await listStoreHours(request, rows)
  return rows.map((row): StoreRowWire => {
    const texts = createTexts(request.locale)
    return { ...encodeRow(row, hours.get(row.id) ?? null, texts), untranslated_fields: texts.untranslated }
  })
}

/** Lists the stores with all their texts. */
export async function listStores(request: ResourceRequest): Promise<StoreWire[]> {
  return encodeStores(await selectStores(request).execute(), request)
}

export async function findStore(request: ResourceRequest): Promise<StoreWire | undefined> {
  if (!/^[\w-]{1,200}$/.test(request.slug)) return undefined
  const rows = await selectStores(request).where('store.slug', '=', request.slug.toLowerCase()).execute()
  const [store] = await encodeStores(rows, request)
  return store
}

function selectStores(request: ResourceRequest) {
  return request.database
    .selectFrom('store')
    .selectAll()
    .select([
      sql<number[]>`array(select category_id from store_category where store_id = store.id order by 1)`.as(
        'categories',
      ),
      pictureOf('store.logo').as('logo_media'),
      pictureOf('store.store_front').as('store_front_media'),
      countOf('promotion', request, sql`kind = 'promotion'`).as('promotions'),
      countOf('event', request, sql`kind = 'event'`).as('events'),
      countOf('job', request, sql`true`).as('jobs'),
    ])
    .where('property_id', '=', request.property.id)
    .where(isAnnounced('store.show_on_web_date', request))
    .orderBy(sql`slug collate "C"`)
}

function countOf(
  table: 'promotion' | 'event' | 'job',
  request: ResourceRequest,
  condition: RawBuilder<unknown>,
): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from ${sql.table(table)}
    where ${sql.ref(`${table}.store_id`)} = store.id and ${condition} and ${isShown(table, request)})`
}

type Row = Awaited<ReturnType<ReturnType<typeof selectStores>['execute']>>[number]

async function encodeStores(rows: readonly Row[], request: ResourceRequest): Promise<StoreWire[]> {
  const [hours, links] = await Promise.all([listStoreHours(request, rows), listSocialLinks(request)])
  return rows.map((row): StoreWire => {
    const texts = createTexts(request.locale)
    return {
      ...encodeRow(row, hours.get(row.id) ?? null, texts),
      description: texts.optional('description', row.description),
      website: row.website,
      email: row.email,
      social_links: links.get(row.id) ?? [],
      is_free_form_hours: row.free_form_hours !== null,
      free_form_hours: texts.optional('free_form_hours', row.free_form_hours),
      products: texts.optional('products', row.products),
      brand_description: null,
      service: texts.optional('service', row.service),
      amenities: null,
      return_policy: texts.optional('return_policy', row.return_policy),
      parking_information: null,
      untranslated_fields: texts.untranslated,
    }
  })
}

function encodeRow(
  row: Row,
  hours: HoursWire | null,
  texts: Texts,
): Omit<StoreRowWire, 'untranslated_fields'> {
  const logo = encodePicture(row.logo_media)
  const storeFront = encodePicture(row.store_front_media)
  return {
    id: row.id,
    slug: row.slug,
    name: texts.text('name', row.name),
    categories: row.categories,
    tags: texts.list('tags', row.tags),
    logo_image_url: logo.url,
    logo_image_alt_text: logo.url === null ? null : texts.optional('logo_image_alt_text', row.logo_alt),
    logo_width: logo.width,
    logo_height: logo.height,
    store_front_url_abs: logo.url,
    store_front_image_url: storeFront.url,
    store_front_image_alt_text:
      storeFront.url === null ? null : texts.optional('store_front_image_alt_text', row.store_front_alt),
    store_front_width: storeFront.width,
    store_front_height: storeFront.height,
    store_front_focal_point: storeFront.focalPoint,
    is_new_store: row.is_new,
    is_coming_soon_store: row.is_coming_soon,
    is_relocated_store: row.is_relocated,
    is_temporarily_closed: row.is_temporarily_closed,
    active_promotions_count: row.promotions,
    active_events_count: row.events,
    active_jobs_count: row.jobs,
    unit: row.unit,
    level: row.level,
    phone: row.phone,
    summary: texts.optional('summary', row.summary),
    hours,
    updated_at: row.updated_at.toISOString(),
  }
}

function encodePicture(picture: PictureInfo | null) {
  if (picture === null) return { url: null, width: null, height: null, focalPoint: null }
  const { width, height } = picture
  return { url: pictureUrl(picture), width, height, focalPoint: focalPointOf(picture) }
}
