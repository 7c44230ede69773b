import type { CategoryWire } from '@promenade/contract/resources/categories'
import type { ResourceRequest } from '../resource-request.ts'
import { createTexts } from '../texts.ts'

export async function listCategories({
  database,
  property,
  locale,
}: ResourceRequest): Promise<CategoryWire[]> {
  const rows = await database
    .selectFrom('category')
    .selectAll()
    .where('property_id', '=', property.id)
    .orderBy('position')
    .execute()
  return rows.map((row): CategoryWire => {
    const texts = createTexts(locale)
    return {
      id: row.id,
      slug: row.slug,
      name: texts.text('name', row.name),
      parent_category_id: row.parent_id,
      untranslated_fields: texts.untranslated,
    }
  })
}
