import { excerpt, plainText } from '@promenade/contract/decode/html'
import type { Page } from '@promenade/domain/mall/page'
import type { PageContext } from '../../page-context.ts'
import { bannerPicture } from '../../presenters/banner-picture.server.ts'
import { contentPagePath } from '../../presenters/content-page-path.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { shownPicture } from '../../presenters/shown-picture.server.ts'
import { langOf, wordingFor, type Wording } from '../../presenters/wording.server.ts'

/** Longest beginning of a page's text on its card. */
const longestSummary = 150

/** What `/pages` shows: every content page in the order of the alphabet, those with a picture first. */
export function pagesScreen(visit: PageContext) {
  const wording = wordingFor(visit)
  const { title, intro } = wording.messages.page
  const { compare } = new Intl.Collator(visit.locale)
  const pages = visit.content.pages.toSorted((a, b) => compare(a.name, b.name))
  return {
    head: pageHead(visit, { title, description: intro }),
    banner: bannerPicture(visit, 'Pages Banner'),
    pages: pages
      .map((page) => pageStory(page, visit, wording))
      .toSorted((a, b) => Number(a.picture === undefined) - Number(b.picture === undefined)),
  }
}

/** What a page says of itself to search engines is written for those who do not know it yet, as here. */
function pageStory(page: Page, { content }: PageContext, { href }: Wording) {
  const picture = page.picture ?? page.banner
  const path = contentPagePath(page)
  const described = content.metaData.get(path) ?? content.metaData.get(`/pages/${page.slug}`)
  const text = described?.description ?? (page.body ? plainText(page.body) : '')
  return {
    id: page.id,
    to: href(path),
    title: page.name,
    lang: langOf(page, 'name'),
    picture: picture && shownPicture(picture, content),
    summary: text === '' ? undefined : excerpt(text, longestSummary),
    summaryLang: langOf(page, 'body'),
  }
}
