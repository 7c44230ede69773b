import type { BlogWire, PostWire } from '@promenade/contract/resources/blogs'
import type { ResourceRequest } from '../resource-request.ts'
import { imageFields, pictureOf } from '../pictures.ts'
import { changedFields } from '../record-fields.ts'
import { instant, isAnnounced } from '../schedule.ts'
import { createTexts } from '../texts.ts'

export async function listBlogs(request: ResourceRequest): Promise<BlogWire[]> {
  const blogs = await request.database
    .selectFrom('blog')
    .selectAll()
    .where('property_id', '=', request.property.id)
    .orderBy('slug')
    .execute()
  const posts = Map.groupBy(await selectPosts(request).execute(), (post) => post.blog_id)
  return blogs.map((row): BlogWire => {
    const texts = createTexts(request.locale)
    return {
      id: row.id,
      slug: row.slug,
      name: texts.text('name', row.name),
      description: texts.optional('description', row.description),
      posts: (posts.get(row.id) ?? []).map((post) => encodePost(post, request)),
      ...changedFields(row, texts),
    }
  })
}

function selectPosts(request: ResourceRequest) {
  return request.database
    .selectFrom('post')
    .selectAll()
    .select(pictureOf('post.picture').as('media'))
    .where('property_id', '=', request.property.id)
    .where('draft', '=', false)
    .where(isAnnounced('post.publish_date', request))
    .orderBy('publish_date', 'desc')
    .orderBy('id')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number]

function encodePost(row: Row, { locale }: ResourceRequest): PostWire {
  const texts = createTexts(locale)
  return {
    id: row.id,
    slug: row.slug,
    title: texts.text('title', row.title),
    body: texts.plain('body', row.body),
    body_short: texts.optional('body_short', row.summary),
    html_body: texts.optional('html_body', row.body),
    author: row.author,
    publish_date: instant(row.publish_date),
    categories: texts.list('categories', row.categories),
    tag: texts.list('tag', row.tags),
    ...imageFields(texts, row.media, row.picture_alt),
    ...changedFields(row, texts),
  }
}
