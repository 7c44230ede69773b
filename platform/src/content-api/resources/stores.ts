import {
  type StoreRowJson,
  storeRowSchema,
  type StoreJson,
  storeSchema,
} from '@promenade/contract/kinds/store/response'
import type { EditableStore } from '@promenade/contract/kinds/store/document'
import type { ContentRequest } from '../content-request.ts'
import { encodeRecord } from '../encode-record.ts'
import { bySlug } from '../in-order.ts'
import { findStore, isShownYet, type Owner } from '../owner.ts'
import { altOf, findPicture, focalPointOf, pictureUrl } from '../pictures.ts'
import { type Published, recordsOf } from '../read-kind.ts'
import { changedFields } from '../record-fields.ts'
import { createTexts, type Texts } from '../texts.ts'
import { categoryIds } from './categories.ts'
import { shownEvents } from './events.ts'
import { createStoreHoursEncoder } from './hours.ts'
import { shownJobs } from './jobs.ts'
import { shownPromotions } from './promotions.ts'
import { socialLinks } from './social-links.ts'

type StoreEntry = Published<EditableStore>

/** Lists the stores of the directory, without long texts. */
export function listStoreRows(request: ContentRequest): StoreRowJson[] {
  return encodeRows(shownStores(request), request)
}

/** Lists the rows of the stores with these slugs that visitors get, in this order. */
export function listStoreRowsOf(slugs: readonly string[], request: ContentRequest): StoreRowJson[] {
  const entries = slugs.flatMap((slug) => findStore(request.documents, slug) ?? [])
  return encodeRows(
    entries.filter(({ value }) => isShownYet(value, request)),
    request,
  )
}

function encodeRows(entries: readonly StoreEntry[], request: ContentRequest): StoreRowJson[] {
  const encode = createRowEncoder(request)
  return entries.map((entry): StoreRowJson => {
    const texts = createTexts(request.locale)
    return encodeRecord(storeRowSchema, entry.value, texts, encode(entry, texts))
  })
}

/** Lists the stores with all their texts. */
export function listStores(request: ContentRequest): StoreJson[] {
  return shownStores(request).map(createEncoder(request))
}

export function findStoreBySlug(request: ContentRequest): StoreJson | undefined {
  const slug = request.slug.toLowerCase()
  const entry = findStore(request.documents, slug)
  if (entry?.slug !== slug || !isShownYet(entry.value, request)) return undefined
  return createEncoder(request)(entry)
}

function shownStores(request: ContentRequest): readonly StoreEntry[] {
  return bySlug(recordsOf.store(request.documents)).filter(({ value }) => isShownYet(value, request))
}

function createEncoder(request: ContentRequest): (entry: StoreEntry) => StoreJson {
  const encodeRow = createRowEncoder(request)
  return (entry): StoreJson => {
    const { value } = entry
    const texts = createTexts(request.locale)
    return encodeRecord(storeSchema, value, texts, {
      ...encodeRow(entry, texts),
      social_links: socialLinks(value.social_links),
      is_free_form_hours: value.free_form_hours !== undefined,
      brand_description: null,
      amenities: null,
      parking_information: null,
    })
  }
}

/** Encodes the fields of a row that are not as the document has them. */
function createRowEncoder(request: ContentRequest) {
  const { documents } = request
  const encodeHours = createStoreHoursEncoder(request)
  const promotions = countByOwner(shownPromotions(request))
  const events = countByOwner(shownEvents(request))
  const jobs = countByOwner(shownJobs(request))
  return (entry: StoreEntry, texts: Texts) => {
    const { publicId: id, slug, value } = entry
    const { flags } = value
    return {
      id,
      slug,
      categories: categoryIds(documents, value.categories),
      ...logoFields(entry, texts, request),
      ...storeFrontFields(entry, texts, request),
      is_new_store: flags.includes('new'),
      is_coming_soon_store: flags.includes('coming'),
      is_relocated_store: flags.includes('relocated'),
      is_temporarily_closed: flags.includes('temporarily-closed'),
      active_promotions_count: promotions(id),
      active_events_count: events(id),
      active_jobs_count: jobs(id),
      hours: encodeHours(value.hours),
      ...changedFields(entry, texts),
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
