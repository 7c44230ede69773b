import { categoryTree } from '@promenade/domain/directory/category-tree'
import { relatedStores } from '@promenade/domain/directory/related-stores'
import { findDeparted } from '../../content/departed.ts'
import type { Visit } from '../../content/visit.ts'
import { pageHead } from '../../wording/page-head.server.ts'
import { storeTile } from '../../wording/store-tile.server.ts'
import { wordingFor } from '../../wording/wording.server.ts'

/** How many stores of the same kinds stand in for one that has left. */
const mostRelated = 6

/** What the page of a store that has left the mall shows, or undefined where none had the slug. */
export function departedStoreScreen(visit: Visit, slug: string) {
  const { content } = visit
  const departed = findDeparted(content, ['store'], slug)
  if (departed === undefined) return undefined
  const wording = wordingFor(visit)
  const { name, categoryIds = [] } = departed
  const tree = categoryTree(content.categories)
  const open = content.stores.filter((store) => !store.isTemporarilyClosed && !store.isComingSoon)
  const text = wording.messages.store.gone(name, content.property.name)
  return {
    isGone: true as const,
    head: pageHead(visit, { title: name, description: text, noindex: true }),
    name,
    text,
    related: relatedStores({ id: '', name, categoryIds }, open, tree, mostRelated).map((store) =>
      storeTile(store, wording),
    ),
    categories: content.categories
      .filter(({ id, parentId }) => parentId !== undefined && categoryIds.includes(id))
      .map((category) => ({
        name: category.name,
        to: wording.href(`/stores?category=${encodeURIComponent(category.slug)}`),
      })),
    directory: wording.href('/stores'),
  }
}

export type DepartedStoreScreen = NonNullable<ReturnType<typeof departedStoreScreen>>
