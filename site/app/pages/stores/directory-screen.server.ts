import type { Section } from '@promenade/domain/directory/section-category'
import type { PageContext } from '../../page-context.ts'
import { bannerItems, bannerPicture, pageBanner } from '../../presenters/banner-picture.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { differingLines } from '../../presenters/store-lines.server.ts'
import { directoryListing, type Listing } from './directory-listing.server.ts'
import { type DirectoryQuery, parseSelection } from './directory-selection.ts'

/** `/stores`: every store. */
export function directoryScreen(context: PageContext, query: DirectoryQuery) {
  const { title, intro } = context.messages.directory
  const listing = directoryListing(context.content, undefined, context)
  const { length } = context.content.stores
  return screenOf(context, { path: '/stores', title, intro: intro(length), listing }, query)
}

/** `/retail`, `/foodandbeverage`, `/professionalservices`: the stores of a top category, with the mall's text. */
export function sectionScreen(context: PageContext, query: DirectoryQuery) {
  const section = sectionOf(context.path)
  const { sections, sectionIntros } = context.messages.directory
  const intro = context.content.metaData.get(context.path)?.description ?? sectionIntros[section]
  const listing = directoryListing(context.content, section, context)
  return screenOf(context, { path: context.path, title: sections[section], intro, listing }, query)
}

export type DirectoryScreen = ReturnType<typeof screenOf>

interface Part {
  readonly path: string
  readonly title: string
  readonly intro: string
  readonly listing: Listing
}

function screenOf(context: PageContext, { path, title, intro, listing }: Part, query: DirectoryQuery) {
  const { letter, category, filter } = parseSelection(query)
  const banner = directoryBanner(context)
  return {
    head: pageHead(context, {
      image: banner,
      title,
      description: intro,
      noindex: Boolean((letter && category) || filter),
    }),
    path: context.href(path),
    storesPath: context.href('/stores'),
    searchPath: context.href('/search'),
    banner,
    title,
    intro,
    letters: listing.letters,
    categories: listing.categories,
    groups: groupsAt(context, listing),
  }
}

/** The groups with the current state of each store. */
function groupsAt(context: PageContext, { groups }: Listing) {
  const linesOf = differingLines(context)
  return groups.map(({ letter, stores }) => ({
    letter,
    rows: stores.map(({ store, row }) => {
      const lines = linesOf(store)
      return lines === undefined ? row : { ...row, lines }
    }),
  }))
}

/** A filtered directory has its category's picture. */
function directoryBanner(context: PageContext) {
  if (context.path === '/stores') return bannerPicture(context, 'Stores Banner')
  const items = bannerItems(context, 'Directory Banner')
  const item = items.find(({ link }) => link?.kind === 'page' && link.path === context.path) ?? items[0]
  return item === undefined ? bannerPicture(context, 'Stores Banner') : pageBanner(item, context)
}

function sectionOf(path: string): Section {
  if (path === '/retail') return 'retail'
  return path === '/foodandbeverage' ? 'foodandbeverage' : 'professionalservices'
}
