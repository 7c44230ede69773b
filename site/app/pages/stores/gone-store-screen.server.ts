import { categoryTree } from '@promenade/domain/directory/category-tree'
import { relatedStores } from '@promenade/domain/directory/related-stores'
import { findGone } from '../../../content/gone-records.ts'
import type { PageContext } from '../../page-context.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { storeTile } from '../../presenters/store-tile.server.ts'
import { wordingFor } from '../../presenters/wording.server.ts'

/** How many stores of the same kinds stand in for one that has left. */
const maxRelated = 6

/** What the page of a store that has left the mall shows, or undefined where none had the slug. */
export function goneStoreScreen(visit: PageContext, slug: string) {
  const { content } = visit
  const departed = findGone(content, ['store'], slug)
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
    related: relatedStores({ id: '', name, categoryIds }, open, tree, maxRelated).map((store) =>
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

export type GoneStoreScreen = NonNullable<ReturnType<typeof goneStoreScreen>>
