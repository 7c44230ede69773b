import type { Resource } from '../resource.ts'
import type { EditableBanners } from './document.ts'
import type { Banner } from '@promenade/domain/mall/banner'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import { galleryItemSchema, readGalleryItems } from '../gallery/response.ts'
import { decodeList, type ItemContext } from '../../decode/response.ts'
import type { DecodeContext, Decoded } from '../../decode/decode-context.ts'
import { ownValue, type Row } from '../../decode/row.ts'
import { readText } from '../../decode/text.ts'
import { idSchema, textSchema } from '../../schema/fields.ts'

/** A banner, looked up by its name. */
export const bannerSchema = z
  .strictObject({
    id: idSchema,
    name: textSchema.meta({ description: 'The same in every language.', example: 'Hours Banner' }),
    gallery_items: z.array(galleryItemSchema),
  })
  .meta({ id: 'Banner', description: 'The pictures at the head of a screen.' })

export type BannerJson = HasEveryField<
  EditableBanners[number],
  { items: 'gallery_items' },
  z.infer<typeof bannerSchema>
>

/** A picture of a banner. */
export type BannerItemJson = HasEveryField<
  EditableBanners[number]['items'][number],
  BannerItemNames,
  z.infer<typeof galleryItemSchema>
>

interface BannerItemNames {
  picture: 'image_url' | 'image_url_alt_text'
  link: 'url'
  start: 'start_date'
  end: 'end_date'
}

/** Pictures at the head of the screens. */
export const banners = {
  path: 'banners',
  summary: 'Pictures at the head of the screens',
  schema: z.array(bannerSchema),
  decode: decodeBanners,
  sameBy: 'name',
} as const satisfies Resource

/** Decodes all banners. Throws UnreadableResponse. */
export function decodeBanners(response: unknown, context: DecodeContext): Decoded<readonly Banner[]> {
  return decodeList('banners', response, context, readBanner)
}

/** Decodes one banner. Its name is not translated, because screens look banners up by name. */
export function readBanner(row: Row, context: ItemContext<DecodeContext>): Banner {
  return { name: readText(ownValue(row, 'name')) ?? '', items: readGalleryItems(row, context) }
}
