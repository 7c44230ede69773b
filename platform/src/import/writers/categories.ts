import type { Content } from '../content.ts'
import { columns } from './columns.ts'
import type { Row } from './replace-rows.ts'
import type { Ids, ContentWriter } from './content-writer.ts'

export async function writeCategories({ content, replace, idsOf }: ContentWriter): Promise<void> {
  // Children need the ids of their parents: the first round inserts new parents, the second sets the ids.
  for (let round = 0; round < 2; round++) {
    const rows = categoryRows(content, await idsOf('category'))
    await replace('category', { key: ['property_id', 'slug'], rows })
  }
}

function categoryRows({ categories }: Content, ids: Ids): Row<'category'>[] {
  const all = categories.flatMap(({ children, ...parent }) => [
    { category: parent, parent_id: null },
    ...children.map((category) => ({ category, parent_id: ids.get(parent.slug) ?? null })),
  ])
  return all.map(({ category, parent_id }, index): Row<'category'> => ({
    ...columns(category, ['slug', 'name']),
    parent_id,
    position: index + 1,
  }))
}
