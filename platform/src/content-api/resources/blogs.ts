import type { DocumentOf } from '@promenade/contract/kinds/documents'
import type { BlogJson, PostJson } from '@promenade/contract/kinds/blog/response'
import { type ContentRequest, timeZoneOf } from '../content-request.ts'
import { bySlug } from '../in-order.ts'
import { isBegun, startOf, encodeInstant } from '../instants.ts'
import { altOf, findPicture, imageFields } from '../pictures.ts'
import { type Published, recordsOf } from '../read-kind.ts'
import { changedFields } from '../record-fields.ts'
import { createFinder } from '../references.ts'
import { createTexts } from '../texts.ts'

const findBlog = createFinder(recordsOf.blog)

export function listBlogs(request: ContentRequest): BlogJson[] {
  const { documents, locale } = request
  const published = listPosts(request)
  return bySlug(recordsOf.blog(documents)).map((entry): BlogJson => {
    const texts = createTexts(locale)
    return {
      id: entry.publicId,
      slug: entry.slug,
      name: texts.text('name', entry.value.name),
      description: texts.optional('description', entry.value.description),
      posts: published
        .filter(({ post }) => findBlog(documents, post.value.blog)?.entryId === entry.entryId)
        .map((one) => encodePost(one, request)),
      ...changedFields(entry, texts),
    }
  })
}

interface DatedPost {
  readonly post: Published<DocumentOf<'post'>>
  readonly publishedAt: number
}

/** The newest first. */
function listPosts({ documents, now }: ContentRequest): readonly DatedPost[] {
  const timeZone = timeZoneOf(documents)
  return recordsOf
    .post(documents)
    .map((post) => ({ post, publishedAt: startOf(post.value.published, timeZone) ?? 0 }))
    .filter(({ publishedAt }) => isBegun(publishedAt, now))
    .toSorted((a, b) => b.publishedAt - a.publishedAt || a.post.publicId - b.post.publicId)
}

function encodePost({ post, publishedAt }: DatedPost, { documents, locale }: ContentRequest): PostJson {
  const { value } = post
  const texts = createTexts(locale)
  return {
    id: post.publicId,
    slug: post.slug,
    title: texts.text('title', value.title),
    body: texts.plain('body', value.body),
    body_short: texts.optional('body_short', value.summary),
    html_body: texts.optional('html_body', value.body),
    author: value.author ?? null,
    publish_date: encodeInstant(publishedAt),
    categories: texts.list('categories', value.categories),
    tag: texts.list('tag', value.tags),
    ...imageFields(texts, findPicture(documents, value.picture), altOf(value.picture)),
    ...changedFields(post, texts),
  }
}
