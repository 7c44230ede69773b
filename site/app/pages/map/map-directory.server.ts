import { usedCategories } from '@promenade/domain/directory/categories'
import { categoryTree, withAncestors } from '@promenade/domain/directory/category-tree'
import { formatFavorite } from '../../device/favorites.ts'
import type { PageContext } from '../../page-context.ts'
import type { MapQuery } from './map-query.ts'
import { withTravelOptions } from './parse-map-query.ts'

/** The list beside the map: every store, on the map or not, and shops that only the map has. */
export function mapDirectory(
  context: PageContext,
  query: MapQuery,
  placeOf: (slug: string) => string | undefined,
  unlisted: readonly { slug: string; name: string }[] = [],
) {
  const { stores, categories } = context.content
  const tree = categoryTree(categories)
  const { compare } = new Intl.Collator(context.locale, { numeric: true, sensitivity: 'base' })
  return {
    path: context.href('/map'),
    ...withTravelOptions(query),
    categories: usedCategories(tree, stores, context.locale).map(({ category: { slug, name } }) => ({
      slug,
      name,
    })),
    stores: [
      ...stores.map(({ id, slug, name, unit, categoryIds }) => ({
        slug,
        name,
        /** As a favorite. */
        item: formatFavorite({ type: 'store', id }),
        place: unit === undefined ? placeOf(slug) : context.messages.store.unit(unit),
        categories: [...withAncestors(tree, categoryIds)].flatMap(
          (id) => tree.nodes.get(id)?.category.slug ?? [],
        ),
      })),
      ...unlisted.map((shop) => ({ ...shop, item: undefined, place: placeOf(shop.slug), categories: [] })),
    ].toSorted((a, b) => compare(a.name, b.name)),
  }
}

export type MapDirectory = ReturnType<typeof mapDirectory>
