import type { EditablePage } from '@promenade/contract/editing/pages'
import type { Content, Entry } from '../content.ts'
import { altOf, columns, editedColumn, pictureHash } from './columns.ts'
import type { Row } from './replace-rows.ts'
import { idIn, type ContentWriter } from './content-writer.ts'

/** Writes the content pages with their subpages and galleries. */
export async function writePages({ content, replace, idsOf }: ContentWriter): Promise<void> {
  const { pages } = content
  await replace('page', {
    key: ['property_id', 'slug'],
    rows: pages.map((entry) => pageRow(entry, content)),
  })
  const ids = await idsOf('page')
  const galleries = await idsOf('gallery')
  await replace('subpage', {
    key: ['page_id', 'position'],
    rows: pages.flatMap(({ slug, value }) =>
      value.subpages.map((subpage, index): Row<'subpage'> => ({
        page_id: idIn(ids, slug),
        position: index + 1,
        ...columns(subpage, ['title', 'body']),
      })),
    ),
  })
  await replace('page_gallery', {
    key: ['page_id', 'gallery_id'],
    rows: pages.flatMap(({ slug, value }) =>
      value.galleries.map((gallery, index): Row<'page_gallery'> => ({
        page_id: idIn(ids, slug),
        gallery_id: idIn(galleries, gallery),
        position: index + 1,
      })),
    ),
  })
}

function pageRow({ slug, value: page, source }: Entry<EditablePage>, { pictures }: Content): Row<'page'> {
  const { banner } = page
  return {
    slug,
    ...editedColumn(source),
    ...columns(page, ['title', 'body']),
    banner: banner === undefined ? null : pictureHash(banner.path, pictures),
    banner_alt: altOf(banner),
  }
}
