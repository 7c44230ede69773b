import { byLocale } from '@promenade/domain/locale/locale'
import type { Translations } from '@promenade/domain/locale/translations'
import type { FocalPoint } from '@promenade/domain/mall/values'
import type { PublishedDocuments } from '../documents/published-documents.ts'
import { mediaPath, type StoredPicture } from '../documents/stored-picture.ts'
import type { Texts } from './texts.ts'

/** A picture as documents have it. */
export interface DocumentPicture {
  readonly path: string
  readonly alt?: Translations<string> | undefined
  readonly decorative?: boolean
}

export function pictureUrl(picture: Pick<StoredPicture, 'sha256' | 'name'>): string {
  return `/media/${mediaPath(picture)}`
}

/** The stored picture of a field; undefined without one. */
export function findPicture(
  { pictures }: PublishedDocuments,
  picture: Pick<DocumentPicture, 'path'> | undefined,
): StoredPicture | undefined {
  return picture && pictures.get(picture.path)
}

/** The alternative text of a picture: empty for one that only decorates, undefined if nobody has said. */
export function altOf(picture: DocumentPicture | undefined): Translations<string> | undefined {
  return picture?.decorative === true ? byLocale(() => '') : picture?.alt
}

/** The focal point of a picture; null for the middle. */
export function focalPointOf({ focalX: x, focalY: y }: StoredPicture): FocalPoint | null {
  return x === 0.5 && y === 0.5 ? null : { x, y }
}

/** The response fields of a picture. */
export function imageFields(
  texts: Texts,
  picture: StoredPicture,
  alt: Translations<string> | undefined,
): ImageFields & { image_url: string }
export function imageFields(
  texts: Texts,
  picture: StoredPicture | undefined,
  alt: Translations<string> | undefined,
): ImageFields
export function imageFields(
  texts: Texts,
  picture: StoredPicture | undefined,
  alt: Translations<string> | undefined,
): ImageFields {
  if (picture === undefined) return noImage
  return {
    image_url: pictureUrl(picture),
    image_url_alt_text: texts.optional('image_url_alt_text', alt),
    image_width: picture.width,
    image_height: picture.height,
    image_focal_point: focalPointOf(picture),
  }
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
