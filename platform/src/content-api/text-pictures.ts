import {
  listTextPictures,
  replaceTextPictures,
  writeTextPicture,
} from '@promenade/domain/pictures/text-pictures'
import type { z } from 'zod'
import { isHtml } from '../checks/field-pictures.ts'
import { listFields, mapFields } from '../checks/walk-fields.ts'
import type { PublishedDocuments } from '../documents/published-documents.ts'
import { pictureUrl } from './pictures.ts'

/** True for a record with a picture in one of its texts. */
export function hasTextPictures(schema: z.ZodType, value: unknown): boolean {
  return listFields(schema, value).some(
    ({ kind, value: text }) => isHtml(kind) && typeof text === 'string' && listTextPictures(text).length > 0,
  )
}

/**
 * The record with the address and the size of each picture in its texts: without a size the text below would move when
 * the picture arrives. A picture that is not stored is left out.
 */
export function withPictureAddresses(
  schema: z.ZodType,
  value: unknown,
  pictures: PublishedDocuments['pictures'],
): unknown {
  return mapFields(schema, value, (text, kind) => {
    if (!isHtml(kind) || typeof text !== 'string') return text
    return replaceTextPictures(text, ({ source, alt }) => {
      const picture = pictures.get(source)
      if (picture === undefined) return ''
      const { width, height } = picture
      return writeTextPicture({ source: pictureUrl(picture), alt, width, height })
    })
  })
}
