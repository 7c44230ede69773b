import { categorySchema } from '@promenade/contract/kinds/category/response'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usePlatform } from '../../testing/test-platform.ts'

describe('categories', () => {
  const platform = usePlatform()

  it('sends parents before their children, in the order they are written', async () => {
    const categories = z.array(categorySchema).parse(await platform.json('/categories?locale=es'))
    expect(categories.map(({ name }) => name)).toEqual(['Tiendas', 'Pesca', 'Books', 'Servicios'])
    expect(categories.map((category) => category.parent_category_id)).toEqual([
      null,
      categories[0]?.id,
      categories[0]?.id,
      null,
    ])
    expect(categories.flatMap((category) => category.untranslated_fields)).toEqual(['name'])
  })
})
