import type { FocalPoint } from '@promenade/domain/mall/values'
import { type RawBuilder, sql } from 'kysely'
import type { TranslatedText } from '../database/schema.ts'
import type { Texts } from './texts.ts'

export interface PictureInfo {
  readonly sha256: string
  readonly name: string
  readonly width: number
  readonly height: number
  /** Shares of width and height; 0.5 is the middle. */
  readonly focalX: number
  readonly focalY: number
}

/** Selects the data of the picture whose hash is in the column. */
export function pictureOf(column: string): RawBuilder<PictureInfo | null> {
  return sql<PictureInfo | null>`(select jsonb_build_object(
    'sha256', media.sha256, 'name', media.name, 'width', media.width, 'height', media.height,
    'focalX', media.focal_x, 'focalY', media.focal_y)
    from media where media.sha256 = ${sql.ref(column)})`
}

/**
 * Number of hexadecimal digits of the hash in an address, beside the name. The chance that two pictures of one name share
 * them is 1 in 280,000,000,000,000; more digits would only lengthen pages with hundreds of pictures.
 */
export const prefixLength = 12

export function pictureUrl(picture: Pick<PictureInfo, 'sha256' | 'name'>): string {
  return `/media/${mediaPath(picture)}`
}

/** What the document of an entry names a picture by: its address below `/media/`. */
export function mediaPath({ sha256, name }: Pick<PictureInfo, 'sha256' | 'name'>): string {
  return `${sha256.slice(0, prefixLength)}/${name}`
}

export function imageFields(
  texts: Texts,
  picture: PictureInfo,
  alt: TranslatedText | null,
): ImageFields & { image_url: string }
export function imageFields(
  texts: Texts,
  picture: PictureInfo | null,
  alt: TranslatedText | null,
): ImageFields
export function imageFields(
  texts: Texts,
  picture: PictureInfo | null,
  alt: TranslatedText | null,
): ImageFields {
  if (picture === null) return noImage
  return {
    image_url: pictureUrl(picture),
    image_url_alt_text: texts.optional('image_url_alt_text', alt),
    image_width: picture.width,
    image_height: picture.height,
    image_focal_point: focalPointOf(picture),
  }
}

/** The focal point of a picture; null for the middle. */
export function focalPointOf({ focalX: x, focalY: y }: PictureInfo): FocalPoint | null {
  return x === 0.5 && y === 0.5 ? null : { x, y }
}

interface ImageFields {
  image_url: string | null
  image_url_alt_text: string | null
  image_width: number | null
  image_height: number | null
  image_focal_point: FocalPoint | null
}

export const noImage: ImageFields = {
  image_url: null,
  image_url_alt_text: null,
  image_width: null,
  image_height: null,
  image_focal_point: null,
}
