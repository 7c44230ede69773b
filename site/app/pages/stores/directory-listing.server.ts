import { omitUndefined } from '@promenade/contract/decode/omit-undefined'
import { storesInCategory, usedCategories, type UsedCategory } from '@promenade/domain/directory/categories'
import {
  categoryTree,
  type CategoryTree,
  withAncestors,
  withDescendants,
} from '@promenade/domain/directory/category-tree'
import { letterGroups } from '@promenade/domain/directory/letters'
import { type Section, sectionCategory } from '@promenade/domain/directory/section-category'
import type { MallContent, Store } from '../../../content/mall-content.ts'
import { formatFavorite } from '../../device/favorites.ts'
import { storeFace } from '../../presenters/store-tile.server.ts'
import type { PageContext } from '../../page-context.ts'

/** The part of a directory that does not depend on the time. */
export interface Listing {
  readonly letters: readonly string[]
  readonly categories: readonly CategoryLink[]
  readonly groups: readonly { readonly letter: string; readonly stores: readonly ListedStore[] }[]
}

interface ListedStore {
  readonly store: Store
  readonly row: ReturnType<typeof rowOf>
}

interface CategoryLink {
  readonly slug: string
  readonly name: string
  readonly children: readonly CategoryLink[]
}

/** One listing per directory and language, for as long as the content stays. */
const listings = new WeakMap<MallContent, Map<Section | undefined, Listing>>()

/** All stores of the mall or of one section, by letter. */
export function directoryListing(
  content: MallContent,
  section: Section | undefined,
  context: PageContext,
): Listing {
  const ofContent = listings.get(content) ?? new Map<Section | undefined, Listing>()
  listings.set(content, ofContent)
  const listing = ofContent.get(section) ?? listingOf(partOf(content, section), context)
  ofContent.set(section, listing)
  return listing
}

interface Part {
  readonly stores: readonly Store[]
  readonly tree: CategoryTree
}

function partOf({ stores, categories }: MallContent, section: Section | undefined): Part {
  const whole = categoryTree(categories)
  if (section === undefined) return { stores, tree: whole }
  const top = sectionCategory(whole, section)
  if (top === undefined) return { stores: [], tree: categoryTree([]) }
  const below = withDescendants(whole, top.id)
  return {
    stores: storesInCategory(stores, whole, top.id),
    tree: categoryTree(categories.filter(({ id }) => below.has(id) && id !== top.id)),
  }
}

function listingOf({ stores, tree }: Part, context: PageContext): Listing {
  const groups = letterGroups(stores, context.locale)
  return {
    letters: alphabet(groups.map(({ letter }) => letter)),
    categories: usedCategories(tree, stores, context.locale).map(categoryLink),
    groups: groups.map(({ letter, stores: inGroup }) => ({
      letter,
      stores: inGroup.map((store) => ({ store, row: rowOf(store, tree, context) })),
    })),
  }
}

function rowOf(store: Store, tree: CategoryTree, context: PageContext) {
  const categories = [...withAncestors(tree, store.categoryIds)].flatMap(
    (id) => tree.nodes.get(id)?.category.slug ?? [],
  )
  const item = formatFavorite({ type: 'store', id: store.id })
  // The view knows the address. Each field of a row is sent hundreds of times, an absent one too.
  const { to: _to, ...face } = storeFace(store, context)
  return omitUndefined({ ...face, id: store.slug, item, categories })
}

function categoryLink({ category, children }: UsedCategory): CategoryLink {
  return { slug: category.slug, name: category.name, children: children.map(categoryLink) }
}

/** The Latin letters, then any others in use. */
function alphabet(used: readonly string[]): readonly string[] {
  const latin = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  return [...latin, ...used.filter((letter) => !latin.includes(letter))]
}
