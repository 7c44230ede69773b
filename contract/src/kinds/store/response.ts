import { recordList } from '../record-list.ts'
import type { Resource } from '../resource.ts'
import type { EditableStore } from './document.ts'
import type { Hours } from '@promenade/domain/mall/hours'
import type { PictureMark, StoreListing } from '@promenade/domain/mall/store'
import type { SafeHtml } from '@promenade/domain/mall/values'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import { hoursSchema, readHours } from '../hours/response.ts'
import { decodeObject, type ItemContext } from '../../decode/response.ts'
import type { DecodeContext, Decoded } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { descriptionFields, readDescription } from '../../decode/description.ts'
import { readFlag } from '../../decode/flag.ts'
import { excerpt, plainText, readHtml } from '../../decode/html.ts'
import { readIds } from '../../decode/id.ts'
import { readEmail, readLink } from '../../decode/link.ts'
import { readCount, readInteger, readNumber } from '../../decode/number.ts'
import { readPicture } from '../../decode/picture.ts'
import { readRecord } from '../../decode/record.ts'
import { firstValue, isRow, ownValue, type Row } from '../../decode/row.ts'
import { readSocialLinks } from '../../decode/social-links.ts'
import { readTextParts } from '../../decode/text-parts.ts'
import { readText, readTexts } from '../../decode/text.ts'
import { translated } from '../../decode/translation.ts'
import {
  alternativeTextSchema,
  focalPointSchema,
  addressSchema,
  changedFields,
  countSchema,
  htmlSchema,
  idSchema,
  optionalTextSchema,
} from '../../schema/fields.ts'
import { pixelsSchema, slugSchema, socialLinkSchema, tagsSchema, textSchema } from '../../schema/fields.ts'
import { untranslatedFields } from '../../schema/fields.ts'

const logoFields = {
  logo_image_url: addressSchema.nullable(),
  logo_image_alt_text: alternativeTextSchema,
  logo_width: pixelsSchema.nullable(),
  logo_height: pixelsSchema.nullable(),
  store_front_url_abs: addressSchema.nullable().meta({ description: 'The logo again, for older clients.' }),
}

const storeFrontFields = {
  store_front_image_url: addressSchema.nullable(),
  store_front_image_alt_text: alternativeTextSchema,
  store_front_width: pixelsSchema.nullable(),
  store_front_height: pixelsSchema.nullable(),
  store_front_focal_point: focalPointSchema,
}

const rowFields = {
  id: idSchema,
  slug: slugSchema,
  name: textSchema,
  categories: z.array(idSchema).meta({ description: 'Ids of child and parent categories alike.' }),
  tags: tagsSchema,
  ...logoFields,
  ...storeFrontFields,
  is_new_store: z.boolean(),
  is_coming_soon_store: z.boolean(),
  is_relocated_store: z.boolean(),
  is_temporarily_closed: z.boolean(),
  active_promotions_count: countSchema,
  active_events_count: countSchema,
  active_jobs_count: countSchema,
  unit: optionalTextSchema.meta({ description: 'Unit as printed on the door.' }),
  level: z
    .int()
    .nullable()
    .meta({ description: 'Level number as the mall numbers its levels; negative below ground.' }),
  phone: optionalTextSchema,
  summary: optionalTextSchema.meta({ description: 'One line of plain text.' }),
  hours: hoursSchema.nullable().meta({ description: 'Null: the hours of the centre apply.' }),
  ...changedFields,
}

/** A store of the directory: one row of `stores/list`, without long texts. */
export const storeRowSchema = z
  .strictObject({ ...rowFields, ...untranslatedFields })
  .meta({ id: 'StoreRow', description: 'A store as the directory lists it.' })

export type StoreRowJson = z.infer<typeof storeRowSchema>

/** A store with all its texts: an item of `stores`, or the response to `store_by_slug/{slug}`. */
export const storeSchema = z
  .strictObject({
    ...rowFields,
    description: htmlSchema,
    website: optionalTextSchema.meta({ description: 'With or without its scheme.' }),
    email: z.email().nullable(),
    social_links: z.array(socialLinkSchema),
    is_free_form_hours: z.boolean().meta({ description: 'True: the hours are prose, not a table.' }),
    free_form_hours: htmlSchema,
    products: htmlSchema,
    brand_description: htmlSchema,
    service: htmlSchema,
    amenities: htmlSchema,
    return_policy: htmlSchema,
    parking_information: htmlSchema,
    ...untranslatedFields,
  })
  .meta({ id: 'Store', description: 'A store with all its texts.' })

export type StoreJson = HasEveryField<EditableStore, StoreNames, z.infer<typeof storeSchema>>

interface StoreNames {
  logo: 'logo_image_url' | 'logo_image_alt_text'
  store_front: 'store_front_image_url' | 'store_front_image_alt_text'
  flags: 'is_new_store' | 'is_coming_soon_store' | 'is_relocated_store' | 'is_temporarily_closed'
  show_from: never
}

/** Stores of the directory, without long texts. */
export const storeList = recordList({
  path: 'stores/list',
  summary: 'Stores of the directory, without long texts',
  schema: storeRowSchema,
  read: readStoreListing,
  keys: ['stores'],
})

/** Stores with all their texts. */
export const stores = recordList({
  path: 'stores',
  summary: 'Stores with all their texts',
  schema: storeSchema,
  read: readStore,
})

/** One store with all its texts. */
export const storeBySlug = {
  path: 'store_by_slug/{slug}',
  summary: 'One store with all its texts',
  schema: storeSchema,
  decode: decodeStore,
} as const satisfies Resource

/** Decodes one store with its texts. Throws UnreadableResponse, also for a store without a name, or without id and slug. */
export function decodeStore(
  response: unknown,
  context: DecodeContext,
): Decoded<ReturnType<typeof readStore>> {
  return decodeObject('store', response, context, readStore)
}

/** Decodes a store of the directory, from a row of any resource with stores. */
export function readStoreListing(row: Row, context: ItemContext<DecodeContext>): StoreListing {
  const record = readRecord(row, texts, context)
  return omitUndefined({
    ...record,
    categoryIds: readCategoryIds(row),
    tags: readTags(row, context),
    logo: readPicture(row, logoNames, context),
    storeFront: readPicture(row, storeFrontNames, context),
    ...readFlags(row),
    activePromotions: readCount(firstValue(row, 'active_promotions_count', 'total_published_promos')),
    activeEvents: readCount(ownValue(row, 'active_events_count')),
    activeJobs: readCount(firstValue(row, 'active_jobs_count', 'total_published_jobs')),
    unit: readText(ownValue(row, 'unit')),
    level: readInteger(ownValue(row, 'level'), -20, 200),
    location: readText(translated(row, texts.location, context)),
    phone: readText(ownValue(row, 'phone')),
    hours: readOwnHours(row, context),
    summary: readText(translated(row, texts.summary, context)),
    pictureMark: readPictureMark(row),
  })
}

function readStore(row: Row, context: ItemContext<DecodeContext>) {
  const listing = readStoreListing(row, context)
  const { description } = readDescription(row, context)
  const text = description === undefined ? '' : excerpt(plainText(description), 120)
  return omitUndefined({
    ...listing,
    summary: listing.summary ?? (text === '' ? undefined : text),
    description,
    /** The description split at its galleries, if it has any; `description` is without them. */
    descriptionParts: readTextParts(translated(row, descriptionFields, context), context),
    website: readLink(ownValue(row, 'website'), context),
    email: readEmail(ownValue(row, 'email')),
    socialLinks: readSocialLinks(ownValue(row, 'social_links'), context),
    /** Shown instead of the table. */
    freeFormHours: readFreeFormHours(row, context),
    sections: readSections(row, context),
  })
}

const texts = {
  name: ['name'],
  tags: ['tags', 'keywords'],
  summary: ['summary'],
  location: ['location_information'],
  description: descriptionFields,
  logo: ['logo_image_alt_text'],
  storeFront: ['store_front_image_alt_text'],
  freeFormHours: ['free_form_hours'],
  products: ['products'],
  brand: ['brand_description'],
  service: ['service'],
  amenities: ['amenities'],
  returns: ['return_policy'],
  parking: ['parking_information'],
} as const

const sectionKinds = ['products', 'brand', 'service', 'amenities', 'returns', 'parking'] as const

/** Other platforms send the logo in fields named after the store front. */
const logoNames = {
  addresses: ['logo_image_url', 'store_front_url_abs', 'store_front_url'],
  alt: 'logo_image_alt_text',
  width: 'logo_width',
  height: 'logo_height',
}

const storeFrontNames = {
  addresses: ['store_front_image_url'],
  alt: 'store_front_image_alt_text',
  width: 'store_front_width',
  height: 'store_front_height',
  focalPoint: 'store_front_focal_point',
}

/** Other platforms send an empty list `tags` and the tags in `keywords`. */
function readTags(row: Row, context: ItemContext<DecodeContext>): readonly string[] {
  const lists = texts.tags.map((name) => readTexts(translated(row, [name], context)))
  return lists.find((list) => list.length > 0) ?? []
}

/** Decodes the place of a store on the map picture of another platform: the id of an SVG element, and a pixel. */
function readPictureMark(row: Row): PictureMark | undefined {
  const region = readText(ownValue(row, 'svgmap_region'))
  const [x, y] = [readNumber(ownValue(row, 'x_coordinate')), readNumber(ownValue(row, 'y_coordinate'))]
  const at = x === undefined || y === undefined ? undefined : { x, y }
  return region === undefined && at === undefined ? undefined : omitUndefined({ region, at })
}

/** Other platforms send the child categories in `subcategories`. */
function readCategoryIds(row: Row): readonly string[] {
  const ids = ['categories', 'subcategories'].flatMap((name) => readIds(ownValue(row, name)))
  return [...new Set(ids)]
}

function readFlags(
  row: Row,
): Pick<StoreListing, 'isNew' | 'isComingSoon' | 'isRelocated' | 'isTemporarilyClosed'> {
  return {
    isNew: readFlag(ownValue(row, 'is_new_store')),
    isComingSoon: readFlag(ownValue(row, 'is_coming_soon_store')),
    isRelocated: readFlag(ownValue(row, 'is_relocated_store')),
    isTemporarilyClosed: readFlag(ownValue(row, 'is_temporarily_closed')),
  }
}

/** Undefined without usable rows, and for hours written as prose, which a table could contradict. */
function readOwnHours(row: Row, context: ItemContext<DecodeContext>): Hours | undefined {
  const value = ownValue(row, 'hours')
  if (!isRow(value) || readFlag(ownValue(row, 'is_free_form_hours'))) return undefined
  const hours = readHours(value, context)
  return hours.regular.length + hours.holidays.length === 0 ? undefined : hours
}

/** Decodes hours written as prose; other platforms send them in `extra_hours`. */
function readFreeFormHours(row: Row, context: ItemContext<DecodeContext>): SafeHtml | undefined {
  if (!readFlag(ownValue(row, 'is_free_form_hours'))) return undefined
  const hours = ownValue(row, 'hours')
  const own = readHtml(translated(row, texts.freeFormHours, context), context)
  return own ?? (isRow(hours) ? readHours(hours, context).extra : undefined)
}

/** Decodes the additional texts: products, services, returns… */
function readSections(row: Row, context: ItemContext<DecodeContext>) {
  return sectionKinds.flatMap((kind) => {
    const body = readHtml(translated(row, texts[kind], context), context)
    return body === undefined ? [] : [{ kind, body }]
  })
}
