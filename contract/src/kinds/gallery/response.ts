import { recordList } from '../record-list.ts'
import type { Resource } from '../resource.ts'
import type { EditableGallery } from './document.ts'
import type { Gallery, GalleryItem } from '@promenade/domain/mall/gallery'
import { readList, type ItemContext, UnusableItem } from '../../decode/response.ts'
import { readPeriod } from '../../decode/dates.ts'
import type { DecodeContext } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { readId } from '../../decode/id.ts'
import { readLink } from '../../decode/link.ts'
import { readInteger } from '../../decode/number.ts'
import { imageFieldNames, readPicture } from '../../decode/picture.ts'
import { readRecord } from '../../decode/record.ts'
import { firstValue, ownValue, type Row } from '../../decode/row.ts'
import { readText } from '../../decode/text.ts'
import { readUntranslated, translated } from '../../decode/translation.ts'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import { addressSchema, changedFields, idSchema, imageFields, instantSchema } from '../../schema/fields.ts'
import { optionalTextSchema, slugSchema, textSchema, untranslatedFields } from '../../schema/fields.ts'

/** One picture of a gallery or one slide of a banner. */
export const galleryItemSchema = z
  .strictObject({
    id: idSchema,
    name: optionalTextSchema,
    heading: optionalTextSchema,
    callout: optionalTextSchema,
    description: optionalTextSchema.meta({ description: 'Plain text below the picture.' }),
    url: optionalTextSchema.meta({ description: 'Target of the picture: a path of the site or an address.' }),
    ...imageFields,
    image_url: addressSchema,
    position: z.int().meta({ description: 'Lower comes first.' }),
    start_date: instantSchema.nullable(),
    end_date: instantSchema.nullable(),
    ...untranslatedFields,
  })
  .meta({ id: 'GalleryItem' })

export type GalleryItemJson = HasEveryField<
  EditableGallery['items'][number],
  { path: 'image_url'; alt: 'image_url_alt_text'; decorative: 'image_url_alt_text'; caption: 'description' },
  z.infer<typeof galleryItemSchema>
>

/** A gallery of pictures. */
export const gallerySchema = z
  .strictObject({
    id: idSchema,
    slug: slugSchema,
    name: textSchema,
    gallery_items: z.array(galleryItemSchema),
    ...changedFields,
    ...untranslatedFields,
  })
  .meta({ id: 'Gallery', description: 'A gallery of pictures.' })

export type GalleryJson = HasEveryField<
  EditableGallery,
  { items: 'gallery_items' },
  z.infer<typeof gallerySchema>
>

/** Galleries of pictures. */
export const galleries = {
  ...recordList({
    path: 'galleries',
    summary: 'Galleries of pictures',
    schema: gallerySchema,
    read: readGallery,
    keys: ['galleries', 'repos'],
  }),
  sameBy: 'id',
} as const satisfies Resource

function readGallery(row: Row, context: ItemContext<DecodeContext>): Gallery {
  return { ...readRecord(row, { name: ['name'] }, context), items: readGalleryItems(row, context) }
}

/** Decodes the items of a gallery or banner, ordered by position; items without a picture are left out. */
export function readGalleryItems(row: Row, context: ItemContext<DecodeContext>): readonly GalleryItem[] {
  const list = firstValue(row, 'gallery_items', 'images', 'fashion_images')
  const items = readList('gallery_items', list, context, readGalleryItem)
  return items.toSorted((one, other) => one.position - other.position)
}

function readGalleryItem(row: Row, context: ItemContext<DecodeContext>, index: number): GalleryItem {
  const picture = readPicture(row, pictureFields, context)
  if (picture === undefined) throw new UnusableItem('has no picture')
  return omitUndefined({
    id: readId(ownValue(row, 'id')) ?? `item-${index + 1}`,
    name: readText(translated(row, texts.name, context)),
    heading: readText(translated(row, texts.heading, context)),
    callout: readText(translated(row, texts.callout, context)),
    description: readText(translated(row, texts.description, context)),
    link: readLink(firstValue(row, 'url', 'photo_link'), context),
    picture,
    position: readInteger(ownValue(row, 'position'), -1_000_000, 1_000_000) ?? index,
    period: readPeriod(row, context),
    untranslated: readUntranslated(row, texts, context),
  })
}

const texts = {
  name: ['name'],
  heading: ['heading'],
  callout: ['callout'],
  description: ['description', 'caption'],
  picture: ['image_url_alt_text'],
} as const

const pictureFields = { ...imageFieldNames, addresses: ['image_url', 'photo_url'] }
