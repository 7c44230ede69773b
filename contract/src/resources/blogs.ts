import type { EditableBlog, EditablePost } from '../editing/blogs.ts'
import type { Blog, Post } from '@promenade/domain/mall/blog'
import { decodeList, readList, type Reading } from '../decode/response.ts'
import { readInstant } from '../decode/dates.ts'
import type { DecodeContext, Decoded } from '../decode/decoded.ts'
import { defined } from '../decode/defined.ts'
import { plainText, readHtml } from '../decode/html.ts'
import { imageFieldNames, readPicture } from '../decode/picture.ts'
import { readRecord, withUniqueKeys } from '../decode/record.ts'
import { firstValue, ownValue, type Row } from '../decode/row.ts'
import { readTextParts } from '../decode/text-parts.ts'
import { readText, readTexts } from '../decode/text.ts'
import { translated } from '../decode/translation.ts'
import { z } from 'zod'
import type { Carries } from '../schema/carries.ts'
import { changedFields, htmlWire, idWire, imageFields, instantWire } from '../schema/fields.ts'
import { optionalTextWire, slugWire, tagsWire, textWire, untranslatedFields } from '../schema/fields.ts'

/** A post of a blog. */
export const postWire = z
  .strictObject({
    id: idWire,
    slug: slugWire,
    title: textWire,
    body: optionalTextWire.meta({ description: 'The whole text without its HTML.' }),
    body_short: optionalTextWire.meta({ description: 'What the post is about, plain text.' }),
    html_body: htmlWire,
    author: optionalTextWire,
    publish_date: instantWire.nullable(),
    categories: z.array(textWire),
    tag: tagsWire,
    ...imageFields,
    ...changedFields,
    ...untranslatedFields,
  })
  .meta({ id: 'Post' })

export type PostWire = Carries<EditablePost, PostNames, z.infer<typeof postWire>>

interface PostNames {
  picture: 'image_url' | 'image_url_alt_text'
  summary: 'body_short'
  body: 'html_body'
  published: 'publish_date'
  tags: 'tag'
}

/** A blog with its posts, newest first. */
export const blogWire = z
  .strictObject({
    id: idWire,
    slug: slugWire,
    name: textWire,
    description: optionalTextWire,
    posts: z.array(postWire),
    ...changedFields,
    ...untranslatedFields,
  })
  .meta({ id: 'Blog', description: 'A blog with its posts, newest first.' })

export type BlogWire = Carries<EditableBlog, object, z.infer<typeof blogWire>>

/** All blogs with their posts in the platform's order. Throws UnreadableAnswer. */
export function decodeBlogs(answer: unknown, context: DecodeContext): Decoded<readonly Blog[]> {
  return withUniqueKeys('blogs', decodeList('blogs', answer, context, readBlog))
}

function readBlog(row: Row, reading: Reading<DecodeContext>): Blog {
  const posts = readList('posts', ownValue(row, 'posts'), reading, readPost)
  const unique = withUniqueKeys('posts', { value: posts, faults: [] })
  for (const fault of unique.faults) reading.note(`${fault.item}: ${fault.message}`)
  return defined({
    ...readRecord(row, blogTexts, reading),
    description: readText(translated(row, blogTexts.description, reading)),
    posts: unique.value,
  })
}

const blogTexts = { name: ['name'], description: ['description'] } as const

function readPost(row: Row, reading: Reading<DecodeContext>): Post {
  const body = readHtml(translated(row, texts.body, reading), reading)
  const summary = readText(translated(row, ['body_short'], reading))
  return defined({
    ...readRecord(row, texts, reading),
    picture: readPicture(row, imageFieldNames, reading),
    summary: summary ?? (body === undefined ? undefined : plainText(body)),
    body,
    bodyParts: readTextParts(translated(row, texts.body, reading), reading),
    author: readText(ownValue(row, 'author')),
    publishedAt: readInstant(row, 'publish_date', reading),
    categories: readTexts(translated(row, texts.categories, reading)),
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
