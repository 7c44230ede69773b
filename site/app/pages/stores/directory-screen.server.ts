import { storesInCategory, usedCategories, type UsedCategory } from '@promenade/domain/directory/categories'
import {
  categoryTree,
  type CategoryTree,
  withAncestors,
  withDescendants,
} from '@promenade/domain/directory/category-tree'
import { letterGroups } from '@promenade/domain/directory/letters'
import { sectionCategory, type Section } from '@promenade/domain/directory/section-category'
import type { Store } from '@promenade/domain/mall/store'
import type { Visit } from '../../content/visit.ts'
import { bannerItems, bannerPicture, pageBanner } from '../../wording/banner-picture.server.ts'
import { pageHead } from '../../wording/page-head.server.ts'
import { contraryLines } from '../../wording/store-lines.server.ts'
import { storeTile } from '../../wording/store-tile.server.ts'
import { wordingFor, type Wording } from '../../wording/wording.server.ts'
import { parseSelection } from './directory-selection.ts'

/** `/stores`: every store. */
export function directoryScreen(visit: Visit, query: URLSearchParams) {
  const { directory: words } = wordingFor(visit).messages
  const { stores, categories } = visit.content
  const tree = categoryTree(categories)
  const title = words.title
  const intro = words.intro(stores.length)
  return screenOf(visit, { path: '/stores', title, intro, stores, tree }, query)
}

/** `/retail`, `/foodandbeverage`, `/professionalservices`: the stores of one top category. */
export function sectionScreen(visit: Visit, query: URLSearchParams) {
  const section = sectionOf(visit.path)
  const { title, intro } = wordingFor(visit).messages.directory.sections[section]
  const { stores: all, categories } = visit.content
  const whole = categoryTree(categories)
  const top = sectionCategory(whole, section)
  const stores = top === undefined ? [] : storesInCategory(all, whole, top.id)
  const below = top === undefined ? new Set<string>() : withDescendants(whole, top.id)
  const tree = categoryTree(categories.filter(({ id }) => below.has(id) && id !== top?.id))
  return screenOf(visit, { path: visit.path, title, intro, stores, tree }, query)
}

export type DirectoryScreen = ReturnType<typeof screenOf>

interface Part {
  readonly path: string
  readonly title: string
  readonly intro: string
  readonly stores: readonly Store[]
  readonly tree: CategoryTree
}

function screenOf(visit: Visit, { path, title, intro, stores, tree }: Part, query: URLSearchParams) {
  const wording = wordingFor(visit)
  const groups = letterGroups(stores, wording.locale)
  const { letter, category } = parseSelection(query)
  const banner = directoryBanner(visit)
  const linesOf = contraryLines(visit)
  return {
    head: pageHead(visit, {
      image: banner,
      title,
      description: intro,
      noindex: Boolean(letter && category),
    }),
    path: wording.href(path),
    banner,
    title,
    intro,
    letters: alphabet(groups.map((group) => group.letter)),
    categories: usedCategories(tree, stores, wording.locale).map(categoryLink),
    groups: groups.map((group) => ({
      letter: group.letter,
      rows: group.stores.map((store) => ({
        ...row(store, group.letter, tree, wording),
        lines: linesOf(store),
      })),
    })),
  }
}

/** The directory of one category has the picture that leads to it; the whole directory its own. */
function directoryBanner(visit: Visit) {
  if (visit.path === '/stores') return bannerPicture(visit, 'Stores Banner')
  const items = bannerItems(visit, 'Directory Banner')
  const item = items.find(({ link }) => link?.kind === 'page' && link.path === visit.path) ?? items[0]
  return item === undefined ? bannerPicture(visit, 'Stores Banner') : pageBanner(item, visit)
}

function row(store: Store, letter: string, tree: CategoryTree, wording: Wording) {
  const categories = [...withAncestors(tree, store.categoryIds)].flatMap(
    (id) => tree.nodes.get(id)?.category.slug ?? [],
  )
  return { ...storeTile(store, wording), id: store.slug, letter, categories }
}

interface CategoryLink {
  readonly slug: string
  readonly name: string
  readonly children: readonly CategoryLink[]
}

function categoryLink({ category, children }: UsedCategory): CategoryLink {
  return { slug: category.slug, name: category.name, children: children.map(categoryLink) }
}

/** The Latin letters, then whatever else a store begins with. */
function alphabet(used: readonly string[]): readonly string[] {
  const latin = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  return [...latin, ...used.filter((letter) => !latin.includes(letter))]
}

function sectionOf(path: string): Section {
  if (path === '/retail') return 'retail'
  return path === '/foodandbeverage' ? 'foodandbeverage' : 'professionalservices'
}
