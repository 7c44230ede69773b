import type { EditablePointOfInterest } from '../editing/points-of-interest.ts'
import type {
  PointOfInterest,
  PointOfInterestItem,
  PointOfInterestLocation,
} from '@promenade/domain/mall/point-of-interest'
import type { Picture } from '@promenade/domain/mall/values'
import { decodeList, readList, type Reading, UnusableItem } from '../decode/response.ts'
import type { DecodeContext, Decoded } from '../decode/decoded.ts'
import { defined } from '../decode/defined.ts'
import { readFlag } from '../decode/flag.ts'
import { readHtml } from '../decode/html.ts'
import { readInteger } from '../decode/number.ts'
import { imageFieldNames, readPicture, readPictureAddress } from '../decode/picture.ts'
import { isRow, ownValue, type Row } from '../decode/row.ts'
import { readSlug, slugOf } from '../decode/slug.ts'
import { readText } from '../decode/text.ts'
import { translated } from '../decode/translation.ts'
import { z } from 'zod'
import type { Carries } from '../schema/carries.ts'
import { htmlWire, imageFields, slugWire, textWire, untranslatedFields } from '../schema/fields.ts'

/** A thing at a place: one of several washrooms, a machine, a counter. */
export const pointOfInterestItemWire = z
  .strictObject({
    name: textWire,
    description: htmlWire,
    images: z.array(z.strictObject(imageFields)),
    ...untranslatedFields,
  })
  .meta({ id: 'PointOfInterestItem' })

/** One place of a group. */
export const pointOfInterestLocationWire = z
  .strictObject({
    slug: slugWire,
    name: textWire,
    level: z
      .int()
      .nullable()
      .meta({ description: 'Level number as the mall counts; negative below ground.' }),
    atmosphere: z
      .enum(['quiet', 'busy'])
      .nullable()
      .meta({ description: 'A place to rest from noise, or one with much of it. Null: neither.' }),
    is_temporarily_closed: z.boolean().meta({ description: 'No way is found through a closed lift.' }),
    description: htmlWire,
    items: z.array(pointOfInterestItemWire),
    ...untranslatedFields,
  })
  .meta({ id: 'PointOfInterestLocation' })

/** A group of places, such as washrooms. */
export const pointOfInterestWire = z
  .strictObject({ name: textWire, locations: z.array(pointOfInterestLocationWire), ...untranslatedFields })
  .meta({ id: 'PointOfInterest', description: 'A group of places, such as washrooms.' })

export type PointOfInterestWire = Carries<
  EditablePointOfInterest,
  object,
  z.infer<typeof pointOfInterestWire>
>

type EditableLocation = EditablePointOfInterest['locations'][number]

/** A place of a group on the wire. */
export type PointOfInterestLocationWire = Carries<
  EditableLocation,
  { closed: 'is_temporarily_closed' },
  z.infer<typeof pointOfInterestLocationWire>
>

/** A thing at a place on the wire. */
export type PointOfInterestItemWire = Carries<
  EditableLocation['items'][number],
  object,
  z.infer<typeof pointOfInterestItemWire>
>

/** All groups of places. Throws UnreadableAnswer. */
export function decodePointsOfInterest(
  answer: unknown,
  context: DecodeContext,
): Decoded<readonly PointOfInterest[]> {
  return decodeList('pois', answer, context, readPointOfInterest, ['pois', 'point_of_interests'])
}

function readPointOfInterest(row: Row, reading: Reading<DecodeContext>): PointOfInterest {
  const locations = readList('locations', ownValue(row, 'locations'), reading, readLocation)
  return { name: readName(row, reading), locations }
}

function readLocation(row: Row, reading: Reading<DecodeContext>): PointOfInterestLocation {
  const name = readName(row, reading)
  const slug = readSlug(ownValue(row, 'slug')) ?? slugOf(name)
  if (slug === undefined) throw new UnusableItem('has no slug')
  const description = readHtml(translated(row, ['description'], reading), reading)
  return defined({
    name,
    slug,
    level: readInteger(ownValue(row, 'level'), -20, 200),
    atmosphere: readAtmosphere(row),
    isTemporarilyClosed: readFlag(ownValue(row, 'is_temporarily_closed')),
    description,
    items: readList('items', ownValue(row, 'items'), reading, readItem),
  })
}

function readAtmosphere(row: Row): PointOfInterestLocation['atmosphere'] {
  const atmosphere = ownValue(row, 'atmosphere')
  return atmosphere === 'quiet' || atmosphere === 'busy' ? atmosphere : undefined
}

function readItem(row: Row, reading: Reading<DecodeContext>): PointOfInterestItem {
  const description = readHtml(translated(row, ['description'], reading), reading)
  return defined({ name: readName(row, reading), description, pictures: readPictures(row, reading) })
}

function readName(row: Row, reading: Reading<DecodeContext>): string {
  const name = readText(translated(row, ['name'], reading))
  if (name === undefined) throw new UnusableItem('has no name')
  return name
}

/** A list of addresses or of objects with one. */
function readPictures(row: Row, reading: Reading<DecodeContext>): readonly Picture[] {
  const images = ownValue(row, 'images')
  const list: readonly unknown[] = Array.isArray(images) ? images.slice(0, 100) : []
  const pictures = list.map((image) =>
    isRow(image) ? readPicture(image, pictureFields, reading) : bare(image, reading),
  )
  return pictures.filter((picture) => picture !== undefined)
}

function bare(address: unknown, reading: Reading<DecodeContext>): Picture | undefined {
  const url = readPictureAddress(address, reading)
  return url === undefined ? undefined : { url }
}

const pictureFields = { ...imageFieldNames, addresses: ['image_url', 'url'] }
