import type { Resource } from '../resource.ts'
import type { EditableCategories } from './document.ts'
import type { Category } from '@promenade/domain/mall/category'
import { decodeList, type ItemContext } from '../../decode/response.ts'
import type { DecodeContext, Decoded } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { readId } from '../../decode/id.ts'
import { readRecord } from '../../decode/record.ts'
import { ownValue, type Row } from '../../decode/row.ts'
import { readTexts } from '../../decode/text.ts'
import { translated } from '../../decode/translation.ts'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import { idSchema, slugSchema, tagsSchema, textSchema, untranslatedFields } from '../../schema/fields.ts'

/** A category of the directory. */
export const categorySchema = z
  .strictObject({
    id: idSchema,
    slug: slugSchema,
    name: textSchema,
    tags: tagsSchema,
    parent_category_id: idSchema.nullable().meta({ description: 'Null at the top.' }),
    ...untranslatedFields,
  })
  .meta({ id: 'Category', description: 'A category of the directory.' })

export type CategoryJson = HasEveryField<
  EditableCategories[number],
  { children: 'parent_category_id' },
  z.infer<typeof categorySchema>
>

/** Categories of the directory, parents and children. */
export const categories = {
  path: 'categories',
  summary: 'Categories of the directory, parents and children',
  schema: z.array(categorySchema),
  decode: decodeCategories,
} as const satisfies Resource

/** Decodes all categories, in the order of the response; parents may be unknown or form a cycle. Throws UnreadableResponse. */
export function decodeCategories(response: unknown, context: DecodeContext): Decoded<readonly Category[]> {
  return decodeList('categories', response, context, readCategory)
}

const texts = { name: ['name'], tags: ['tags'] } as const

function readCategory(row: Row, context: ItemContext<DecodeContext>): Category {
  const { id, slug, name, untranslated } = readRecord(row, texts, context)
  const tags = readTexts(translated(row, texts.tags, context))
  const parentId = readId(ownValue(row, 'parent_category_id'))
  return omitUndefined({
    id,
    slug,
    name,
    tags,
    untranslated,
    parentId: parentId === '0' ? undefined : parentId,
  })
}
