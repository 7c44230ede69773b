import { recordList } from '../record-list.ts'
import type { Resource } from '../resource.ts'
import type { EditableBlog } from './document.ts'
import type { EditablePost } from '../post/document.ts'
import type { Blog, Post } from '@promenade/domain/mall/blog'
import { readList, type ItemContext } from '../../decode/response.ts'
import { readInstant } from '../../decode/dates.ts'
import type { DecodeContext } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { plainText, readHtml } from '../../decode/html.ts'
import { imageFieldNames, readPicture } from '../../decode/picture.ts'
import { readRecord, withUniqueKeys } from '../../decode/record.ts'
import { firstValue, ownValue, type Row } from '../../decode/row.ts'
import { readTextParts } from '../../decode/text-parts.ts'
import { readText, readTexts } from '../../decode/text.ts'
import { translated } from '../../decode/translation.ts'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import { changedFields, htmlSchema, idSchema, imageFields, instantSchema } from '../../schema/fields.ts'
import {
  optionalTextSchema,
  slugSchema,
  tagsSchema,
  textSchema,
  untranslatedFields,
} from '../../schema/fields.ts'

/** A post of a blog. */
export const postSchema = z
  .strictObject({
    id: idSchema,
    slug: slugSchema,
    title: textSchema,
    body: optionalTextSchema.meta({ description: 'The whole text without HTML.' }),
    body_short: optionalTextSchema.meta({ description: 'A summary of the post, plain text.' }),
    html_body: htmlSchema,
    author: optionalTextSchema,
    publish_date: instantSchema.nullable(),
    categories: z.array(textSchema),
    tag: tagsSchema,
    ...imageFields,
    ...changedFields,
    ...untranslatedFields,
  })
  .meta({ id: 'Post' })

export type PostJson = HasEveryField<EditablePost, PostNames, z.infer<typeof postSchema>>

interface PostNames {
  picture: 'image_url' | 'image_url_alt_text'
  summary: 'body_short'
  body: 'html_body'
  published: 'publish_date'
  tags: 'tag'
}

/** A blog with its posts, newest first. */
export const blogSchema = z
  .strictObject({
    id: idSchema,
    slug: slugSchema,
    name: textSchema,
    description: optionalTextSchema,
    posts: z.array(postSchema),
    ...changedFields,
    ...untranslatedFields,
  })
  .meta({ id: 'Blog', description: 'A blog with its posts, newest first.' })

export type BlogJson = HasEveryField<EditableBlog, object, z.infer<typeof blogSchema>>

/** Blogs with their posts. */
export const blogs = {
  ...recordList({
    path: 'blogs',
    summary: 'Blogs with their posts',
    schema: blogSchema,
    read: readBlog,
  }),
  sameBy: 'id',
} as const satisfies Resource

function readBlog(row: Row, context: ItemContext<DecodeContext>): Blog {
  const posts = readList('posts', ownValue(row, 'posts'), context, readPost)
  const unique = withUniqueKeys('posts', { value: posts, faults: [] })
  for (const fault of unique.faults) context.note(`${fault.item}: ${fault.message}`)
  return omitUndefined({
    ...readRecord(row, blogTexts, context),
    description: readText(translated(row, blogTexts.description, context)),
    posts: unique.value,
  })
}

const blogTexts = { name: ['name'], description: ['description'] } as const

function readPost(row: Row, context: ItemContext<DecodeContext>): Post {
  const body = readHtml(translated(row, texts.body, context), context)
  const text = body === undefined ? '' : plainText(body)
  return omitUndefined({
    ...readRecord(row, texts, context),
    picture: readPicture(row, imageFieldNames, context),
    summary: readText(translated(row, ['body_short'], context)) ?? (text === '' ? undefined : text),
    body,
    bodyParts: readTextParts(translated(row, texts.body, context), context),
    author: readText(ownValue(row, 'author')),
    publishedAt: readInstant(row, 'publish_date', context),
    categories: readTexts(translated(row, texts.categories, context)),
    tags: readTexts(firstValue(row, 'tag', 'tags')),
  })
}

const texts = {
  name: ['title', 'name'],
  body: ['html_body', 'body'],
  summary: ['body_short', 'html_body', 'body'],
  categories: ['categories'],
  tags: ['tag', 'tags'],
  picture: ['image_url_alt_text'],
} as const
