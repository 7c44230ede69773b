import type { EditablePost } from '@promenade/contract/editing/blogs'
import type { Content, Entry } from '../content.ts'
import { startInstant } from '../instants.ts'
import { columns, editedColumn, pictureColumns } from './columns.ts'
import type { Row } from './replace-rows.ts'
import { idIn, type Ids, type ContentWriter } from './content-writer.ts'

export async function writeBlogs({ content, replace, idsOf }: ContentWriter): Promise<void> {
  await replace('blog', {
    key: ['property_id', 'slug'],
    rows: content.blogs.map(({ slug, value, source }): Row<'blog'> => ({
      slug,
      ...editedColumn(source),
      ...columns(value, ['name', 'description']),
    })),
  })
  const ids = await idsOf('blog')
  await replace('post', {
    key: ['blog_id', 'slug'],
    rows: content.posts.map((entry) => postRow(entry, ids, content)),
  })
}

function postRow(entry: Entry<EditablePost>, blogs: Ids, content: Content): Row<'post'> {
  const { value: post, source } = entry
  const [blog = '', slug = ''] = entry.slug.split('/')
  return {
    blog_id: idIn(blogs, blog),
    slug,
    ...editedColumn(source),
    ...columns(post, ['title', 'summary', 'body', 'author', 'categories', 'tags']),
    ...pictureColumns(post.picture, content.pictures),
    draft: false,
    publish_date: startInstant(post.published, content),
  }
}
