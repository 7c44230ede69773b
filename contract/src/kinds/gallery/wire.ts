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
import { addressWire, changedFields, idWire, imageFields, instantWire } from '../../schema/fields.ts'
import { optionalTextWire, slugWire, textWire, untranslatedFields } from '../../schema/fields.ts'

/** One picture of a gallery or one slide of a banner. */
export const galleryItemWire = z
  .strictObject({
    id: idWire,
    name: optionalTextWire,
    heading: optionalTextWire,
    callout: optionalTextWire,
    description: optionalTextWire.meta({ description: 'Plain text below the picture.' }),
    url: optionalTextWire.meta({ description: 'Target of the picture: a path of the site or an address.' }),
    ...imageFields,
    image_url: addressWire,
    position: z.int().meta({ description: 'Lower comes first.' }),
    start_date: instantWire.nullable(),
    end_date: instantWire.nullable(),
    ...untranslatedFields,
  })
  .meta({ id: 'GalleryItem' })

export type GalleryItemWire = HasEveryField<
  EditableGallery['items'][number],
  { path: 'image_url'; alt: 'image_url_alt_text'; decorative: 'image_url_alt_text'; caption: 'description' },
  z.infer<typeof galleryItemWire>
>

/** A gallery of pictures. */
export const galleryWire = z
  .strictObject({
    id: idWire,
    slug: slugWire,
    name: textWire,
    gallery_items: z.array(galleryItemWire),
    ...changedFields,
    ...untranslatedFields,
  })
  .meta({ id: 'Gallery', description: 'A gallery of pictures.' })

export type GalleryWire = HasEveryField<
  EditableGallery,
  { items: 'gallery_items' },
  z.infer<typeof galleryWire>
>

/** Galleries of pictures. */
export const galleries = {
  ...recordList({
    path: 'galleries',
    summary: 'Galleries of pictures',
    wire: galleryWire,
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
