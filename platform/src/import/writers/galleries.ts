import type { EditableBanners } from '@promenade/contract/editing/banners'
import type { Content } from '../content.ts'
import { columns, dateColumns, editedColumn, pictureColumns } from './columns.ts'
import type { Row } from './replace-rows.ts'
import { idIn, type ContentWriter } from './content-writer.ts'

export async function writeGalleries({ content, replace, idsOf }: ContentWriter): Promise<void> {
  const { galleries, pictures } = content
  await replace('gallery', {
    key: ['property_id', 'slug'],
    rows: galleries.map(({ slug, value, source }): Row<'gallery'> => ({
      slug,
      ...editedColumn(source),
      ...columns(value, ['name']),
    })),
  })
  const ids = await idsOf('gallery')
  await replace('gallery_item', {
    key: ['gallery_id', 'position'],
    rows: galleries.flatMap(({ slug, value }) =>
      value.items.map((item, index): Row<'gallery_item'> => ({
        gallery_id: idIn(ids, slug),
        position: index + 1,
        ...columns(item, ['caption']),
        ...pictureColumns(item, pictures),
      })),
    ),
  })
}

export async function writeBanners({ content, replace, idsOf }: ContentWriter): Promise<void> {
  const { banners } = content
  await replace('banner', {
    key: ['property_id', 'name'],
    rows: banners.map((banner, index): Row<'banner'> => ({
      position: index + 1,
      ...columns(banner, ['name']),
    })),
  })
  const ids = await idsOf('banner', { by: 'name' })
  await replace('banner_item', {
    key: ['banner_id', 'position'],
    rows: banners.flatMap(({ name, items }) =>
      items.map((item, index) => bannerItemRow(item, index + 1, idIn(ids, name), content)),
    ),
  })
}

function bannerItemRow(
  item: EditableBanners[number]['items'][number],
  position: number,
  bannerId: number,
  content: Content,
): Row<'banner_item'> {
  return {
    banner_id: bannerId,
    position,
    ...columns(item, ['heading', 'callout', 'link']),
    ...pictureColumns(item.picture, content.pictures),
    ...dateColumns(item, content),
  }
}
