import type { Section } from '@promenade/domain/directory/section-category'
import type { PageContext } from '../../page-context.ts'
import { bannerItems, bannerPicture, pageBanner } from '../../presenters/banner-picture.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { contraryLines } from '../../presenters/store-lines.server.ts'
import { wordingFor } from '../../presenters/wording.server.ts'
import { directoryListing, type Listing } from './directory-listing.server.ts'
import { parseSelection } from './directory-selection.ts'

/** `/stores`: every store. */
export function directoryScreen(visit: PageContext, query: URLSearchParams) {
  const wording = wordingFor(visit)
  const { title, intro } = wording.messages.directory
  const listing = directoryListing(visit.content, undefined, wording)
  const { length } = visit.content.stores
  return screenOf(visit, { path: '/stores', title, intro: intro(length), listing }, query)
}

/** `/retail`, `/foodandbeverage`, `/professionalservices`: the stores of one top category, introduced in the mall's own words. */
export function sectionScreen(visit: PageContext, query: URLSearchParams) {
  const wording = wordingFor(visit)
  const section = sectionOf(visit.path)
  const { title, intro: neutral } = wording.messages.directory.sections[section]
  const intro = visit.content.metaData.get(visit.path)?.description ?? neutral
  const listing = directoryListing(visit.content, section, wording)
  return screenOf(visit, { path: visit.path, title, intro, listing }, query)
}

export type DirectoryScreen = ReturnType<typeof screenOf>

interface Part {
  readonly path: string
  readonly title: string
  readonly intro: string
  readonly listing: Listing
}

function screenOf(visit: PageContext, { path, title, intro, listing }: Part, query: URLSearchParams) {
  const { letter, category } = parseSelection(query)
  const banner = directoryBanner(visit)
  return {
    head: pageHead(visit, {
      image: banner,
      title,
      description: intro,
      noindex: Boolean(letter && category),
    }),
    path: wordingFor(visit).href(path),
    banner,
    title,
    intro,
    letters: listing.letters,
    categories: listing.categories,
    groups: groupsAt(visit, listing),
  }
}

/** What is listed, with what is to be said of a store at this moment. */
function groupsAt(visit: PageContext, { groups }: Listing) {
  const linesOf = contraryLines(visit)
  return groups.map(({ letter, stores }) => ({
    letter,
    rows: stores.map(({ store, row }) => {
      const lines = linesOf(store)
      return lines === undefined ? row : { ...row, lines }
    }),
  }))
}

/** The directory of one category has the picture that leads to it; the whole directory its own. */
function directoryBanner(visit: PageContext) {
  if (visit.path === '/stores') return bannerPicture(visit, 'Stores Banner')
  const items = bannerItems(visit, 'Directory Banner')
  const item = items.find(({ link }) => link?.kind === 'page' && link.path === visit.path) ?? items[0]
  return item === undefined ? bannerPicture(visit, 'Stores Banner') : pageBanner(item, visit)
}

function sectionOf(path: string): Section {
  if (path === '/retail') return 'retail'
  return path === '/foodandbeverage' ? 'foodandbeverage' : 'professionalservices'
}
