import type { EditableBanners } from '../editing/banners.ts'
import type { Banner } from '@promenade/domain/mall/banner'
import { z } from 'zod'
import type { Carries } from '../schema/carries.ts'
import { galleryItemWire, readGalleryItems } from './galleries.ts'
import { decodeList, type Reading } from '../decode/response.ts'
import type { DecodeContext, Decoded } from '../decode/decoded.ts'
import { ownValue, type Row } from '../decode/row.ts'
import { readText } from '../decode/text.ts'
import { idWire, textWire } from '../schema/fields.ts'

/** A banner, looked up by its name. */
export const bannerWire = z
  .strictObject({
    id: idWire,
    name: textWire.meta({ description: 'The same in every language.', example: 'Hours Banner' }),
    gallery_items: z.array(galleryItemWire),
  })
  .meta({ id: 'Banner', description: 'The pictures at the head of a screen.' })

export type BannerWire = Carries<
  EditableBanners[number],
  { items: 'gallery_items' },
  z.infer<typeof bannerWire>
>

/** A picture of a banner. */
export type BannerItemWire = Carries<
  EditableBanners[number]['items'][number],
  BannerItemNames,
  z.infer<typeof galleryItemWire>
>

interface BannerItemNames {
  picture: 'image_url' | 'image_url_alt_text'
  link: 'url'
  start: 'start_date'
  end: 'end_date'
}

/** All banners, with their names as the platform writes them. Throws UnreadableAnswer. */
export function decodeBanners(answer: unknown, context: DecodeContext): Decoded<readonly Banner[]> {
  return decodeList('banners', answer, context, readBanner)
}

/** One banner; it is looked up by its name, so that is read as it is in every language. */
export function readBanner(row: Row, reading: Reading<DecodeContext>): Banner {
  return { name: readText(ownValue(row, 'name')) ?? '', items: readGalleryItems(row, reading) }
}
