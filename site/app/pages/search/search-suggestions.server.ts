import { type UsedCategory, usedCategories } from '@promenade/domain/directory/categories'
import { categoryTree } from '@promenade/domain/directory/category-tree'
import { similarity } from '@promenade/domain/search/similarity'
import type { PageContext } from '../../page-context.ts'
import { storeTile } from '../../presenters/store-tile.server.ts'
import { hasMap } from '../../presenters/has-map.ts'

const maxCategories = 6
const maxStores = 4

/** Lower similarity is coincidence. */
const alike = 0.25

/** Suggestions without results or query: similar categories, featured stores, pages. */
export function searchSuggestions(context: PageContext, text: string) {
  const { messages, locale, href } = context
  const { categories, stores, homepage } = context.content
  const likeness = ({ category }: UsedCategory) => {
    const value = similarity(text, category.name)
    return value < alike ? 0 : value
  }
  const featured = homepage?.featuredStores ?? []
  return {
    categories: usedCategories(categoryTree(categories), stores, locale)
      .flatMap((top) => (top.children.length > 0 ? top.children : [top]))
      .toSorted((a, b) => likeness(b) - likeness(a) || b.count - a.count)
      .slice(0, maxCategories)
      .map(({ category, count }) => ({
        to: `${href('/stores')}?${new URLSearchParams({ category: category.slug })}`,
        text: category.name,
        count,
      })),
    stores: (featured.length > 0 ? featured : stores)
      .slice(0, maxStores)
      .map((store) => ({ id: store.id, ...storeTile(store, context) })),
    pages: [
      { to: href('/stores'), text: messages.directory.all },
      { to: href('/map'), text: hasMap(context.content) ? messages.map.title : messages.map.listTitle },
      { to: href('/hours'), text: messages.hours.title },
      { to: href('/contact-us'), text: messages.nav.contact },
    ],
  }
}
