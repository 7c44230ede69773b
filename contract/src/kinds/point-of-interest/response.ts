import type { Resource } from '../resource.ts'
import type { EditablePointOfInterest } from './document.ts'
import type {
  PointOfInterest,
  PointOfInterestItem,
  PointOfInterestLocation,
} from '@promenade/domain/mall/point-of-interest'
import type { Picture } from '@promenade/domain/mall/values'
import { decodeList, readList, type ItemContext, UnusableItem } from '../../decode/response.ts'
import type { DecodeContext, Decoded } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { readOverAt } from '../../decode/dates.ts'
import { readFlag } from '../../decode/flag.ts'
import { readHtml } from '../../decode/html.ts'
import { readInteger } from '../../decode/number.ts'
import { imageFieldNames, readPicture, readPictureAddress } from '../../decode/picture.ts'
import { isRow, ownValue, type Row } from '../../decode/row.ts'
import { readSlug, slugOf } from '../../decode/slug.ts'
import { readText } from '../../decode/text.ts'
import { translated } from '../../decode/translation.ts'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import {
  htmlSchema,
  imageFields,
  instantSchema,
  optionalTextSchema,
  slugSchema,
  textSchema,
  untranslatedFields,
} from '../../schema/fields.ts'

/** An item at a place, such as a machine or a counter. */
export const pointOfInterestItemSchema = z
  .strictObject({
    name: textSchema,
    description: htmlSchema,
    images: z.array(z.strictObject(imageFields)),
    ...untranslatedFields,
  })
  .meta({ id: 'PointOfInterestItem' })

/** One place of a group. */
export const pointOfInterestLocationSchema = z
  .strictObject({
    slug: slugSchema,
    name: textSchema,
    level: z
      .int()
      .nullable()
      .meta({ description: 'Level number as the mall numbers its levels; negative below ground.' }),
    atmosphere: z
      .enum(['quiet', 'busy'])
      .nullable()
      .meta({ description: 'A place to rest from noise, or one with much of it. Null: neither.' }),
    is_temporarily_closed: z.boolean().meta({ description: 'Routes avoid a closed lift.' }),
    closed_until: instantSchema
      .nullable()
      .meta({ description: 'When it works again, if known; the last second of the day after whole days.' }),
    closed_why: optionalTextSchema,
    is_closure_confirmed: z
      .boolean()
      .meta({ description: 'False: it has no end, and nobody has looked at it for a day.' }),
    description: htmlSchema,
    items: z.array(pointOfInterestItemSchema),
    ...untranslatedFields,
  })
  .meta({ id: 'PointOfInterestLocation' })

/** A group of places, such as washrooms. */
export const pointOfInterestSchema = z
  .strictObject({
    name: textSchema,
    locations: z.array(pointOfInterestLocationSchema),
    ...untranslatedFields,
  })
  .meta({ id: 'PointOfInterest', description: 'A group of places, such as washrooms.' })

export type PointOfInterestJson = HasEveryField<
  EditablePointOfInterest,
  object,
  z.infer<typeof pointOfInterestSchema>
>

type EditableLocation = EditablePointOfInterest['locations'][number]

/** A place of a group in the response. */
export type PointOfInterestLocationJson = HasEveryField<
  EditableLocation,
  {
    closed: 'is_temporarily_closed'
    closed_from: 'is_temporarily_closed'
    closed_seen: 'is_closure_confirmed'
  },
  z.infer<typeof pointOfInterestLocationSchema>
>

/** An item at a place in the response. */
export type PointOfInterestItemJson = HasEveryField<
  EditableLocation['items'][number],
  object,
  z.infer<typeof pointOfInterestItemSchema>
>

/** Washrooms, machines, entrances and other places. */
export const pointsOfInterest = {
  path: 'pois',
  summary: 'Washrooms, machines, entrances and other places',
  schema: z.array(pointOfInterestSchema),
  decode: decodePointsOfInterest,
  sameBy: 'name',
} as const satisfies Resource

/** Decodes all groups of places. Throws UnreadableResponse. */
export function decodePointsOfInterest(
  response: unknown,
  context: DecodeContext,
): Decoded<readonly PointOfInterest[]> {
  return decodeList('pois', response, context, readPointOfInterest, ['pois', 'point_of_interests'])
}

function readPointOfInterest(row: Row, context: ItemContext<DecodeContext>): PointOfInterest {
  const locations = readList('locations', ownValue(row, 'locations'), context, readLocation)
  return { name: readName(row, context), locations }
}

function readLocation(row: Row, context: ItemContext<DecodeContext>): PointOfInterestLocation {
  const name = readName(row, context)
  const slug = readSlug(ownValue(row, 'slug')) ?? slugOf(name)
  if (slug === undefined) throw new UnusableItem('has no slug')
  const description = readHtml(translated(row, ['description'], context), context)
  return omitUndefined({
    name,
    slug,
    level: readInteger(ownValue(row, 'level'), -20, 200),
    atmosphere: readAtmosphere(row),
    isTemporarilyClosed: readFlag(ownValue(row, 'is_temporarily_closed')),
    closure: readClosure(row, context),
    description,
    items: readList('items', ownValue(row, 'items'), context, readItem),
  })
}

/** What is known of a closure beside the closure itself. */
function readClosure(row: Row, context: ItemContext<DecodeContext>): PointOfInterestLocation['closure'] {
  if (!readFlag(ownValue(row, 'is_temporarily_closed'))) return undefined
  const until = readOverAt(row, 'closed_until', context)
  const why = readText(ownValue(row, 'closed_why'))
  const isUnconfirmed = ownValue(row, 'is_closure_confirmed') === false
  return until === undefined && why === undefined && !isUnconfirmed
    ? undefined
    : omitUndefined({ until, why, isUnconfirmed })
}

function readAtmosphere(row: Row): PointOfInterestLocation['atmosphere'] {
  const atmosphere = ownValue(row, 'atmosphere')
  return atmosphere === 'quiet' || atmosphere === 'busy' ? atmosphere : undefined
}

function readItem(row: Row, context: ItemContext<DecodeContext>): PointOfInterestItem {
  const description = readHtml(translated(row, ['description'], context), context)
  return omitUndefined({ name: readName(row, context), description, pictures: readPictures(row, context) })
}

function readName(row: Row, context: ItemContext<DecodeContext>): string {
  const name = readText(translated(row, ['name'], context))
  if (name === undefined) throw new UnusableItem('has no name')
  return name
}

/** Decodes a list of addresses or of objects with an address. */
function readPictures(row: Row, context: ItemContext<DecodeContext>): readonly Picture[] {
  const images = ownValue(row, 'images')
  const list: readonly unknown[] = Array.isArray(images) ? images.slice(0, 100) : []
  const pictures = list.map((image) =>
    isRow(image) ? readPicture(image, pictureFields, context) : pictureAt(image, context),
  )
  return pictures.filter((picture) => picture !== undefined)
}

function pictureAt(address: unknown, context: ItemContext<DecodeContext>): Picture | undefined {
  const url = readPictureAddress(address, context)
  return url === undefined ? undefined : { url }
}

const pictureFields = { ...imageFieldNames, addresses: ['image_url', 'url'] }
