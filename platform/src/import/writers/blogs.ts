import type { EditablePost } from '@promenade/contract/editing/blogs'
import type { Content } from '../content.ts'
import { startInstant } from '../instants.ts'
import { columns, pictureColumns } from './columns.ts'
import type { Row } from './replace-rows.ts'
import { idIn, type Ids, type ContentWriter } from './content-writer.ts'

export async function writeBlogs({ content, replace, idsOf }: ContentWriter): Promise<void> {
  await replace('blog', {
    key: ['property_id', 'slug'],
    edited: true,
    rows: content.blogs.map(({ slug, value }): Row<'blog'> => ({
      slug,
      ...columns(value, ['name', 'description']),
    })),
  })
  const ids = await idsOf('blog')
  await replace('post', {
    key: ['blog_id', 'slug'],
    edited: true,
    rows: content.posts.map(({ slug, value }) => postRow(slug, value, ids, content)),
  })
}

/** `path` is `blog/post`. */
function postRow(path: string, post: EditablePost, blogs: Ids, content: Content): Row<'post'> {
  const [blog = '', slug = ''] = path.split('/')
  return {
    blog_id: idIn(blogs, blog),
    slug,
    ...columns(post, ['title', 'summary', 'body', 'author', 'categories', 'tags']),
    ...pictureColumns(post.picture, content.pictures),
    draft: false,
    publish_date: startInstant(post.published, content),
  }
}
