import type { StoreRowWire, StoreWire } from '@promenade/contract/kinds/store/wire'
import type { EditableStore } from '@promenade/contract/kinds/store/document'
import type { ContentRequest } from '../content-request.ts'
import { bySlug } from '../in-order.ts'
import { findStore, isAnnounced, type Owner } from '../owner.ts'
import { altOf, findPicture, focalPointOf, pictureUrl } from '../pictures.ts'
import { type Published, recordsOf } from '../read-kind.ts'
import { createTexts, type Texts } from '../texts.ts'
import { categoryIds } from './categories.ts'
import { shownEvents } from './events.ts'
import { createStoreHoursEncoder } from './hours.ts'
import { shownJobs } from './jobs.ts'
import { shownPromotions } from './promotions.ts'
import { socialLinks } from './social-links.ts'

type StoreEntry = Published<EditableStore>

/** Lists the stores of the directory, without long texts. */
export function listStoreRows(request: ContentRequest): StoreRowWire[] {
  return encodeRows(announced(request), request)
}

/** Lists the rows of the stores with these slugs that visitors get, in this order. */
export function listStoreRowsOf(slugs: readonly string[], request: ContentRequest): StoreRowWire[] {
  const entries = slugs.flatMap((slug) => findStore(request.documents, slug) ?? [])
  return encodeRows(
    entries.filter(({ value }) => isAnnounced(value, request)),
    request,
  )
}

function encodeRows(entries: readonly StoreEntry[], request: ContentRequest): StoreRowWire[] {
  const encode = createRowEncoder(request)
  return entries.map((entry): StoreRowWire => {
    const texts = createTexts(request.locale)
    return { ...encode(entry, texts), untranslated_fields: texts.untranslated }
  })
}

/** Lists the stores with all their texts. */
export function listStores(request: ContentRequest): StoreWire[] {
  return announced(request).map(createEncoder(request))
}

export function findStoreBySlug(request: ContentRequest): StoreWire | undefined {
  const slug = request.slug.toLowerCase()
  const entry = findStore(request.documents, slug)
  if (entry?.slug !== slug || !isAnnounced(entry.value, request)) return undefined
  return createEncoder(request)(entry)
}

function announced(request: ContentRequest): readonly StoreEntry[] {
  return bySlug(recordsOf.store(request.documents)).filter(({ value }) => isAnnounced(value, request))
}

function createEncoder(request: ContentRequest): (entry: StoreEntry) => StoreWire {
  const encodeRow = createRowEncoder(request)
  return (entry): StoreWire => {
    const { value } = entry
    const texts = createTexts(request.locale)
    return {
      ...encodeRow(entry, texts),
      description: texts.optional('description', value.description),
      website: value.website ?? null,
      email: value.email ?? null,
      social_links: socialLinks(value.social_links),
      is_free_form_hours: value.free_form_hours !== undefined,
      free_form_hours: texts.optional('free_form_hours', value.free_form_hours),
      products: texts.optional('products', value.products),
      brand_description: null,
      service: texts.optional('service', value.service),
      amenities: null,
      return_policy: texts.optional('return_policy', value.return_policy),
      parking_information: null,
      untranslated_fields: texts.untranslated,
    }
  }
}

function createRowEncoder(
  request: ContentRequest,
): (entry: StoreEntry, texts: Texts) => Omit<StoreRowWire, 'untranslated_fields'> {
  const { documents } = request
  const encodeHours = createStoreHoursEncoder(request)
  const promotions = countByOwner(shownPromotions(request))
  const events = countByOwner(shownEvents(request))
  const jobs = countByOwner(shownJobs(request))
  return (entry, texts) => {
    const { publicId: id, slug, value, editedAt } = entry
    const { flags } = value
    return {
      id,
      slug,
      name: texts.text('name', value.name),
      categories: categoryIds(documents, value.categories),
      tags: texts.list('tags', value.tags),
      ...logoFields(entry, texts, request),
      ...storeFrontFields(entry, texts, request),
      is_new_store: flags.includes('new'),
      is_coming_soon_store: flags.includes('coming'),
      is_relocated_store: flags.includes('relocated'),
      is_temporarily_closed: flags.includes('temporarily-closed'),
      active_promotions_count: promotions(id),
      active_events_count: events(id),
      active_jobs_count: jobs(id),
      unit: value.unit ?? null,
      level: value.level ?? null,
      phone: value.phone ?? null,
      summary: texts.optional('summary', value.summary),
      hours: encodeHours(value.hours),
      updated_at: editedAt.toISOString(),
    }
  }
}

function countByOwner(records: readonly { readonly owner: Owner }[]): (storeId: number) => number {
  const counts = new Map<number, number>()
  for (const {
    owner: { id, type },
  } of records)
    if (type === 'Store') counts.set(id, (counts.get(id) ?? 0) + 1)
  return (storeId) => counts.get(storeId) ?? 0
}

function logoFields({ value: { logo, name } }: StoreEntry, texts: Texts, { documents }: ContentRequest) {
  const picture = findPicture(documents, logo)
  const url = picture === undefined ? null : pictureUrl(picture)
  return {
    logo_image_url: url,
    // The logo shows the name of the store.
    logo_image_alt_text: url === null ? null : texts.text('logo_image_alt_text', altOf(logo) ?? name),
    logo_width: picture?.width ?? null,
    logo_height: picture?.height ?? null,
    store_front_url_abs: url,
  }
}

function storeFrontFields({ value }: StoreEntry, texts: Texts, { documents }: ContentRequest) {
  const picture = findPicture(documents, value.store_front)
  return {
    store_front_image_url: picture === undefined ? null : pictureUrl(picture),
    store_front_image_alt_text:
      picture === undefined ? null : texts.optional('store_front_image_alt_text', altOf(value.store_front)),
    store_front_width: picture?.width ?? null,
    store_front_height: picture?.height ?? null,
    store_front_focal_point: picture === undefined ? null : focalPointOf(picture),
  }
}
