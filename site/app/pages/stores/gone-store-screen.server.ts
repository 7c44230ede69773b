import { categoryTree } from '@promenade/domain/directory/category-tree'
import { relatedStores } from '@promenade/domain/directory/related-stores'
import { findGone } from '../../../content/gone-records.ts'
import type { PageContext } from '../../page-context.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { storeTile } from '../../presenters/store-tile.server.ts'

/** Number of similar stores. */
const maxRelated = 6

/** The page of a store that left the mall; undefined for an unknown slug. */
export function goneStoreScreen(context: PageContext, slug: string) {
  const { content } = context
  const gone = findGone(content, ['store'], slug)
  if (gone === undefined) return undefined
  const { name, categoryIds = [] } = gone
  const tree = categoryTree(content.categories)
  const open = content.stores.filter((store) => !store.isTemporarilyClosed && !store.isComingSoon)
  const text = context.messages.store.gone(name, content.property.name)
  return {
    isGone: true as const,
    head: pageHead(context, { title: name, description: text, noindex: true }),
    name,
    text,
    related: relatedStores({ id: '', name, categoryIds }, open, tree, maxRelated).map((store) =>
      storeTile(store, context),
    ),
    categories: content.categories
      .filter(({ id, parentId }) => parentId !== undefined && categoryIds.includes(id))
      .map((category) => ({
        name: category.name,
        to: context.href(`/stores?category=${encodeURIComponent(category.slug)}`),
      })),
    directory: context.href('/stores'),
  }
}

export type GoneStoreScreen = NonNullable<ReturnType<typeof goneStoreScreen>>
