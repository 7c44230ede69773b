import { recordList } from '../record-list.ts'
import type { Resource } from '../resource.ts'
import type { EditablePage } from './document.ts'
import type { Page, Subpage } from '@promenade/domain/mall/page'
import { readList, type ItemContext } from '../../decode/response.ts'
import type { DecodeContext } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { readHtml } from '../../decode/html.ts'
import { imageFieldNames, readPicture } from '../../decode/picture.ts'
import { readRecord } from '../../decode/record.ts'
import { isRow, ownValue, type Row } from '../../decode/row.ts'
import { readTextParts } from '../../decode/text-parts.ts'
import { findBySlug, readSlug, slugKey } from '../../decode/slug.ts'
import { readText } from '../../decode/text.ts'
import { translated } from '../../decode/translation.ts'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import {
  addressSchema,
  alternativeTextSchema,
  changedFields,
  focalPointSchema,
  htmlSchema,
  idSchema,
  imageFields,
} from '../../schema/fields.ts'
import {
  optionalTextSchema,
  pixelsSchema,
  slugSchema,
  textSchema,
  untranslatedFields,
} from '../../schema/fields.ts'

const bannerFields = {
  banner_url: addressSchema.nullable(),
  banner_url_alt_text: alternativeTextSchema,
  banner_width: pixelsSchema.nullable(),
  banner_height: pixelsSchema.nullable(),
  banner_focal_point: focalPointSchema,
}

/** A section below the body of a page. */
export const subpageSchema = z
  .strictObject({ id: idSchema, title: optionalTextSchema, body: htmlSchema, ...untranslatedFields })
  .meta({ id: 'Subpage' })

/** A content page. */
export const pageSchema = z
  .strictObject({
    id: idSchema,
    slug: slugSchema,
    title: textSchema,
    body: htmlSchema,
    ...bannerFields,
    ...imageFields,
    subpages: z.array(subpageSchema),
    galleries: z.array(slugSchema).meta({ description: 'Slugs of the galleries shown on the page.' }),
    ...changedFields,
    ...untranslatedFields,
  })
  .meta({ id: 'Page', description: 'A content page.' })

export type PageJson = HasEveryField<
  EditablePage,
  { banner: 'banner_url' | 'banner_url_alt_text' },
  z.infer<typeof pageSchema>
>

/** A part of a page with a title of its own. */
export type SubpageJson = HasEveryField<
  EditablePage['subpages'][number],
  object,
  z.infer<typeof subpageSchema>
>

/** Content pages. */
export const pages = {
  ...recordList({
    path: 'pages',
    summary: 'Content pages',
    schema: pageSchema,
    read: readPage,
  }),
  sameBy: 'id',
} as const satisfies Resource

/**
 * Finds the page with this slug, else the first page whose slug ends with it after a hyphen: other platforms prefix slugs
 * with the mall's name (`larchgate-gift-cards`). Ignores case and percent-encoding.
 */
export function findPage<T extends { readonly slug: string }>(
  pages: readonly T[],
  slug: string,
): T | undefined {
  const exact = findBySlug(pages, slug)
  const key = slugKey(slug)
  if (exact !== undefined || key === undefined) return exact
  return pages.find((page) => slugKey(page.slug)?.endsWith(`-${key}`))
}

function readPage(row: Row, context: ItemContext<DecodeContext>): Page {
  return omitUndefined({
    ...readRecord(row, texts, context),
    body: readHtml(translated(row, texts.body, context), context),
    bodyParts: readTextParts(translated(row, texts.body, context), context),
    banner: readPicture(row, bannerNames, context),
    picture: readPicture(row, imageFieldNames, context),
    subpages: readList('subpages', ownValue(row, 'subpages'), context, readSubpage),
    gallerySlugs: readGallerySlugs(ownValue(row, 'galleries')),
  })
}

const texts = {
  name: ['title', 'name'],
  body: ['body'],
  banner: ['banner_url_alt_text'],
  picture: ['image_url_alt_text'],
} as const

const bannerNames = {
  addresses: ['banner_url'],
  alt: 'banner_url_alt_text',
  width: 'banner_width',
  height: 'banner_height',
  focalPoint: 'banner_focal_point',
}

function readSubpage(row: Row, context: ItemContext<DecodeContext>): Subpage {
  const title = readText(translated(row, ['title', 'name'], context))
  return omitUndefined({ title, body: readHtml(translated(row, ['body'], context), context) })
}

function readGallerySlugs(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, 200) : []
  const slugs = list.map((item) => readSlug(isRow(item) ? ownValue(item, 'slug') : item))
  return [...new Set(slugs.filter((slug) => slug !== undefined))]
}
