import type { Resource } from '../resource.ts'
import type { EditableMetaData } from './document.ts'
import type { MetaData } from '@promenade/domain/mall/meta-data'
import { decodeObject, type ItemContext } from '../../decode/response.ts'
import type { DecodeContext, Decoded } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { readLink } from '../../decode/link.ts'
import { readPictureAddress } from '../../decode/picture.ts'
import { firstValue, isRow, ownValue, type Row } from '../../decode/row.ts'
import { readText } from '../../decode/text.ts'
import { translated } from '../../decode/translation.ts'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import { addressSchema, optionalTextSchema, untranslatedFields } from '../../schema/fields.ts'

/** Search metadata of one path. */
export const metaDataSchema = z
  .strictObject({
    path: z.string().startsWith('/'),
    meta_title: optionalTextSchema,
    meta_description: optionalTextSchema,
    meta_keywords: optionalTextSchema,
    image_url: addressSchema.nullable(),
    image_url_alt_text: optionalTextSchema.meta({ description: 'What the picture shows.' }),
    canonical: optionalTextSchema,
    ...untranslatedFields,
  })
  .meta({ id: 'MetaData', description: 'Search metadata of one path.' })

export type MetaDataJson = HasEveryField<
  EditableMetaData[number],
  MetaDataNames,
  HasEveryField<
    NonNullable<EditableMetaData[number]['picture']>,
    { path: 'image_url'; alt: 'image_url_alt_text' },
    z.infer<typeof metaDataSchema>
  >
>

interface MetaDataNames {
  title: 'meta_title'
  description: 'meta_description'
  keywords: 'meta_keywords'
  picture: 'image_url' | 'image_url_alt_text'
}

/** The response of `meta_data`: an empty object for a path without metadata. */
export const metaDataResponseSchema = z.union([metaDataSchema, z.strictObject({})])

/** Search metadata of a page. */
export const metaData = {
  path: 'meta_data',
  summary: 'Search metadata of a page',
  schema: metaDataResponseSchema,
  decode: decodeMetaData,
} as const satisfies Resource

/**
 * Decodes the metadata of one path: an object, or the first item of a list; undefined for a path without metadata.
 * Throws UnreadableResponse.
 */
export function decodeMetaData(response: unknown, context: DecodeContext): Decoded<MetaData | undefined> {
  const { value, faults } = decodeObject('meta_data', firstOf(response), context, readMetaData)
  return { value: Object.keys(value).length === 0 ? undefined : value, faults }
}

function firstOf(response: unknown): unknown {
  const inner = isRow(response) ? firstValue(response, 'meta_data', 'data') : response
  return Array.isArray(inner) ? (inner[0] ?? {}) : response
}

function readMetaData(row: Row, context: ItemContext<DecodeContext>): MetaData {
  return omitUndefined({
    title: readText(translated(row, ['meta_title'], context)),
    description: readText(translated(row, ['meta_description'], context)),
    keywords: readText(translated(row, ['meta_keywords'], context)),
    imageUrl: readPictureAddress(firstValue(row, 'image_url', 'image'), context),
    imageAlt: readText(translated(row, ['image_url_alt_text'], context)),
    canonical: readCanonical(ownValue(row, 'canonical'), context),
  })
}

/** Decodes a path of this site, without language prefix, or an address of another site. */
function readCanonical(value: unknown, context: ItemContext<DecodeContext>): string | undefined {
  const link = readLink(value, context)
  if (link?.kind === 'page') return link.path
  return link !== undefined && /^https?:/.test(link.url) ? link.url : undefined
}
