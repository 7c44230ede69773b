import type { EditableMetaData } from '../editing/meta-data.ts'
import type { MetaData } from '@promenade/domain/mall/meta-data'
import { decodeObject, type Reading } from '../decode/response.ts'
import type { DecodeContext, Decoded } from '../decode/decoded.ts'
import { defined } from '../decode/defined.ts'
import { readLink } from '../decode/link.ts'
import { readPictureAddress } from '../decode/picture.ts'
import { firstValue, isRow, ownValue, type Row } from '../decode/row.ts'
import { readText } from '../decode/text.ts'
import { translated } from '../decode/translation.ts'
import { z } from 'zod'
import type { Carries } from '../schema/carries.ts'
import { addressWire, optionalTextWire, untranslatedFields } from '../schema/fields.ts'

/** Search metadata of one path. */
export const metaDataWire = z
  .strictObject({
    path: z.string().startsWith('/'),
    meta_title: optionalTextWire,
    meta_description: optionalTextWire,
    meta_keywords: optionalTextWire,
    image_url: addressWire.nullable(),
    image_url_alt_text: optionalTextWire.meta({ description: 'What the picture shows.' }),
    canonical: optionalTextWire,
    ...untranslatedFields,
  })
  .meta({ id: 'MetaData', description: 'Search metadata of one path.' })

export type MetaDataWire = Carries<
  EditableMetaData[number],
  MetaDataNames,
  Carries<
    NonNullable<EditableMetaData[number]['picture']>,
    { path: 'image_url'; alt: 'image_url_alt_text' },
    z.infer<typeof metaDataWire>
  >
>

interface MetaDataNames {
  title: 'meta_title'
  description: 'meta_description'
  keywords: 'meta_keywords'
  picture: 'image_url' | 'image_url_alt_text'
}

/** The answer of `meta_data`: an empty object where the path has no metadata of its own. */
export const metaDataAnswerWire = z.union([metaDataWire, z.strictObject({})])

/**
 * Metadata of one path: an object, or the first of the list `meta_data`; undefined for a path that has none.
 * Throws UnreadableAnswer.
 */
export function decodeMetaData(answer: unknown, context: DecodeContext): Decoded<MetaData | undefined> {
  const { value, faults } = decodeObject('meta_data', firstOf(answer), context, readMetaData)
  return { value: Object.keys(value).length === 0 ? undefined : value, faults }
}

function firstOf(answer: unknown): unknown {
  const inner = isRow(answer) ? firstValue(answer, 'meta_data', 'data') : answer
  return Array.isArray(inner) ? (inner[0] ?? {}) : answer
}

function readMetaData(row: Row, reading: Reading<DecodeContext>): MetaData {
  return defined({
    title: readText(translated(row, ['meta_title'], reading)),
    description: readText(translated(row, ['meta_description'], reading)),
    keywords: readText(translated(row, ['meta_keywords'], reading)),
    imageUrl: readPictureAddress(firstValue(row, 'image_url', 'image'), reading),
    imageAlt: readText(translated(row, ['image_url_alt_text'], reading)),
    canonical: readCanonical(ownValue(row, 'canonical'), reading),
  })
}

/** A path of this site without language prefix, or an address elsewhere. */
function readCanonical(value: unknown, reading: Reading<DecodeContext>): string | undefined {
  const link = readLink(value, reading)
  if (link?.kind === 'page') return link.path
  return link !== undefined && /^https?:/.test(link.url) ? link.url : undefined
}
